import { ApiError } from './api-error'

/** Deeper than any call of the contract, and shallow enough that no recursive check overflows. */
const MAX_DEPTH = 40

/** The JSON of a request; an empty body counts as `{}`. Refuses by 415, 413 or 400. */
export async function readJson(request: globalThis.Request, limitBytes: number): Promise<unknown> {
  const text = await readText(request, limitBytes)
  if (text.trim() === '') return {}
  if (!isJson(request.headers.get('content-type'))) throw new ApiError('UNSUPPORTED_MEDIA_TYPE')
  const value = parse(text)
  if (!isStorable(value, 0)) throw new ApiError('BAD_REQUEST', { validationResult: { body: '内容格式有误' } })
  return value
}

/** Refuses a body that says it is too large, for calls that read none. */
export function refuseLargeBody(request: globalThis.Request, limitBytes: number): void {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new ApiError('TOO_LARGE')
}

async function readText(request: globalThis.Request, limitBytes: number): Promise<string> {
  refuseLargeBody(request, limitBytes)
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limitBytes) throw new ApiError('TOO_LARGE')
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
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
