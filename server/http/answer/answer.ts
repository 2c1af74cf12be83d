import type { Refusal, Success } from '@/contract/calls/envelope'
import type { ApiError } from './api-error'

/** A success in the envelope, with the `code` that means success for its call. */
export function succeed(data: unknown, code: 0 | 1 = 1): Response {
  const envelope: Success<unknown> = { code, data: data ?? null, message: '' }
  return Response.json(envelope)
}

/** A refusal in the envelope. */
export function refuse(refusal: ApiError, requestId: string): Response {
  const { validationResult, data, retryAfterSeconds } = refusal.details
  const envelope: Refusal = {
    code: 0,
    error: refusal.code,
    message: refusal.message,
    requestId,
    data: validationResult || data ? { ...data, ...(validationResult && { validationResult }) } : null,
  }
  const headers = new Headers()
  if (retryAfterSeconds !== undefined)
    headers.set('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))))
  return Response.json(envelope, { status: refusal.status, headers })
}
