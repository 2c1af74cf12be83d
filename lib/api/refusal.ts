import { ApiFailure, type FailureCode } from './types'

type Body = {
  code?: unknown
  error?: unknown
  message?: unknown
  data?: { validationResult?: unknown } | null
}

const fallbacks: Record<number, FailureCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
  599: 'POST_TOKEN_INVALID',
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && 'code' in value
}

function isCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && /^[A-Z_]+$/.test(value)
}

function fields(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

/** The failure an answer stands for, or null when it is a success: its call's code, and no `error`. A§8. */
export function refusalOf(status: number, body: unknown, successCode: 0 | 1 = 1): ApiFailure | null {
  if (!isBody(body)) {
    return new ApiFailure(fallbacks[status] ?? 'NETWORK', status, '网络异常，请稍后再试')
  }
  if (body.code === successCode && body.error === undefined) return null
  const error = isCode(body.error) ? body.error : (fallbacks[status] ?? 'INTERNAL')
  const message = typeof body.message === 'string' && body.message ? body.message : '系统繁忙，请稍后再试'
  return new ApiFailure(error, status, message, fields(body.data?.validationResult))
}
