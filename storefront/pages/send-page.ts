import type { ServerResponse } from 'node:http'
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
  const headers = { ...page.headers, etag: page.etag, 'server-timing': `page;desc=${from}` }
  if (page.status === 200 && hasIt(ifNoneMatch, page.etag)) {
    sendInstead(response, { status: 304, headers, body: Buffer.alloc(0) })
    return
  }
  const { encoding, body } = bytesFor(page, acceptEncoding)
  sendInstead(response, {
    status: page.status,
    headers: {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': body.byteLength,
    },
    body,
  })
}

/** Gzip as long as brotli is not done yet. */
function bytesFor({ bytes }: PackedPage, acceptEncoding: string): { encoding: string | null; body: Buffer } {
  const encoding = packingsOf(acceptEncoding).find((name) => bytes[name] !== null)
  const body = encoding && bytes[encoding]
  return body ? { encoding, body } : { encoding: null, body: gunzipSync(bytes.gzip) }
}

function hasIt(ifNoneMatch: string, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag))
}
