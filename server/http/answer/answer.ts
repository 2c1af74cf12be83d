import type { Refusal, Success } from '@/contract/calls/envelope'
import type { File } from '@/contract/calls/primitives'
import type { ApiError } from './api-error'
import { joinPieces, knownPieces } from './known-json'

/** A success in the envelope, with the `code` that means success for its call. */
export function succeed(data: unknown, code: 0 | 1 = 1): Response {
  const pieces = knownPieces(data)
  if (pieces) return send(joinPieces([`{"code":${code},"data":`, ...pieces, ',"message":""}']))
  const envelope: Success<unknown> = { code, data: data ?? null, message: '' }
  return send(JSON.stringify(envelope))
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
  const retryAfter = retryAfterSeconds !== undefined && {
    'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))),
  }
  return send(JSON.stringify(envelope), refusal.status, retryAfter || {})
}

/** A file to be saved under its name. */
export function sendFile({ name, contentType, bytes }: File): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': attachment(name),
    },
  })
}

/** The name in UTF-8, and what is ASCII of it for those who know no other (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '').replace(/^-+/, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** By the constructor: what `Response.json` makes is sent by a slower way. */
function send(
  json: string | Uint8Array<ArrayBuffer>,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return new Response(json, {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}
