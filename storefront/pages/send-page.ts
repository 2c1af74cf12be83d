import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { Conditions } from '../request/conditions'
import { sendInstead } from './answer'
import { packingsOf } from './encoding'
import type { PackedPage } from './packed-page'

/** Sends a finished page in the best encoding the browser takes, or 304 where it has it already. `from` goes into Server-Timing. */
export function sendPage(
  response: ServerResponse,
  page: PackedPage,
  { acceptEncoding, ifNoneMatch, from }: Conditions & { from: 'memory' | 'next' },
): void {
  if (page.status === 200 && hasIt(ifNoneMatch, page.etag)) {
    sendInstead(response, { status: 304, headers: headersOf(page, from), body: Buffer.alloc(0) })
    return
  }
  const packed = bytesFor(page, acceptEncoding)
  const headers = from === 'memory' ? rememberedHeaders(page, packed) : headersOf(page, from, packed)
  sendInstead(response, { status: page.status, headers, body: packed.body })
}

type Packed = { encoding: 'br' | 'gzip' | null; body: Buffer }

/** The headers of pages in memory, by encoding: thousands of answers a second say the same. */
const remembered = new WeakMap<PackedPage, Map<Packed['encoding'], OutgoingHttpHeaders>>()

function rememberedHeaders(page: PackedPage, packed: Packed): OutgoingHttpHeaders {
  const byEncoding = remembered.get(page) ?? new Map<Packed['encoding'], OutgoingHttpHeaders>()
  const known = byEncoding.get(packed.encoding)
  if (known) return known
  const headers = headersOf(page, 'memory', packed)
  remembered.set(page, byEncoding.set(packed.encoding, headers))
  return headers
}

function headersOf(page: PackedPage, from: 'memory' | 'next', packed?: Packed): OutgoingHttpHeaders {
  return {
    ...page.headers,
    etag: page.etag,
    'server-timing': `page;desc=${from}`,
    ...(packed?.encoding && { 'content-encoding': packed.encoding }),
    ...(packed && { 'content-length': packed.body.byteLength }),
  }
}

/** Gzip as long as brotli is not done yet. */
function bytesFor({ bytes }: PackedPage, acceptEncoding: string): Packed {
  const encoding = packingsOf(acceptEncoding).find((name) => bytes[name] !== null)
  const body = encoding && bytes[encoding]
  return body ? { encoding, body } : { encoding: null, body: gunzipSync(bytes.gzip) }
}

function hasIt(ifNoneMatch: string, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag))
}
