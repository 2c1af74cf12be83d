import type { CallName, Contract } from '@/contract/calls/contract'
import type { DataOf, InputOf } from '@/contract/calls/endpoint'
import type { ErrorCode } from '@/contract/calls/errors'

export type Input<N extends CallName> = InputOf<Contract[N]>
export type Data<N extends CallName> = DataOf<Contract[N]>

/** What any call may take; which call takes what, `Args` says. */
export type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** `call('getProduct', { params })`; calls that take nothing need no second argument. */
export type Args<N extends CallName> =
  unknown extends Input<N>
    ? [name: N, input?: Record<string, never>, signal?: AbortSignal]
    : [name: N, input: Input<N> & Parts, signal?: AbortSignal]

/** What went wrong when a call did not answer `code: 1`. `NETWORK` means no usable answer came. */
export type FailureCode = ErrorCode | 'NETWORK'

/** A refused, failed or unanswered call. Decide by `error`, never by the message. */
export class ApiFailure extends Error {
  readonly error: FailureCode
  readonly status: number
  /** Field → message, where fields are at fault. */
  readonly validationResult: Readonly<Record<string, string>>

  constructor(
    error: FailureCode,
    status: number,
    message: string,
    validationResult: Record<string, string> = {},
  ) {
    super(message)
    this.name = 'ApiFailure'
    this.error = error
    this.status = status
    this.validationResult = validationResult
  }
}

/** Whether a call failed because there is no such thing, or what was asked for can name none. */
export function isMissing(error: Error): boolean {
  return error instanceof ApiFailure && (error.error === 'NOT_FOUND' || error.error === 'BAD_REQUEST')
}
