import { errors, type ErrorCode } from '@/contract/calls/errors'

type Details = {
  /** Field → message, where fields are at fault. */
  validationResult?: Record<string, string>
  /** What the caller may know beyond the code, such as how many are left. */
  data?: Record<string, unknown>
  /** Seconds until the caller may try again. */
  retryAfterSeconds?: number
}

/** A refusal. Status and Chinese message follow from the code (contract/calls/errors.ts). */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(errors[code].message)
    this.name = 'ApiError'
    this.code = code
    this.status = errors[code].status
    this.details = details
  }
}
