import { DrizzleQueryError } from 'drizzle-orm/errors'
import { ApiError } from './api-error'

/** When a caller may try again after the database was away. */
const RETRY_SECONDS = 5

/** What an unforeseen error is to the caller: an outage, the end of their own account, or a fault of ours. */
export function refusalOf(error: unknown): ApiError {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (isOutage(cause, error instanceof DrizzleQueryError))
    return new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS })
  return new ApiError(isOwnerGone(cause) ? 'UNAUTHORIZED' : 'INTERNAL')
}

const SQL_STATE = /^[0-9A-Z]{5}$/
/** Connection lost, no connection left, server stopping or starting. */
const OUTAGE_STATE = /^(08|53|57P)/
const NETWORK_CODE = /^(ECONN\w+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH)$/
const DRIVER_MESSAGE = /^(timeout exceeded when trying to connect|Connection terminated)/

/** A query that failed without a word from PostgreSQL never reached it, or was not waited for any longer. */
function isOutage(cause: unknown, isQuery: boolean): boolean {
  if (!(cause instanceof Error)) return false
  const code = textOf(cause, 'code')
  if (SQL_STATE.test(code) && !NETWORK_CODE.test(code)) return OUTAGE_STATE.test(code)
  return isQuery || NETWORK_CODE.test(code) || DRIVER_MESSAGE.test(cause.message)
}

/** Something was to be written for a customer or guest who has just been deleted. */
function isOwnerGone(cause: unknown): boolean {
  const isForeignKey = cause instanceof Error && textOf(cause, 'code') === '23503'
  return isForeignKey && /_(customers|guests)_id_fk$/.test(textOf(cause, 'constraint'))
}

function textOf(error: Error, field: 'code' | 'constraint'): string {
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' ? value : ''
}
