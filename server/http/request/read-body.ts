import { ApiError } from '../answer/api-error'

/** Deeper than any call of the contract, and shallow enough that no recursive check overflows. */
const MAX_DEPTH = 40

/** The JSON of a request; an empty body counts as `{}`. Refuses by 415 or 400. */
export async function readJson(request: globalThis.Request): Promise<unknown> {
  const text = decode(await request.arrayBuffer())
  if (text.trim() === '') return {}
  if (!isJson(request.headers.get('content-type'))) throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  const value = parse(text)
  if (!isStorable(value, 0)) throw new ApiError('BAD_REQUEST', { validationResult: { body: '内容格式有误' } })
  return value
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ApiError('BAD_REQUEST', { validationResult: { body: '内容编码有误' } })
  }
}

function isJson(contentType: string | null): boolean {
  return contentType !== null && /^application\/json\s*(;|$)/i.test(contentType)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('BAD_REQUEST', { validationResult: { body: '内容不是有效的JSON' } })
  }
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair; a text with one would fail only there. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !UNSTORABLE.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > MAX_DEPTH) return false
  return Object.entries(value).every(([key, item]) => !UNSTORABLE.test(key) && isStorable(item, depth + 1))
}
