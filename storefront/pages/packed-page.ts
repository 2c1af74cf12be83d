import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer } from './answer'

const pack = { gzip: promisify(gzip), br: promisify(brotliCompress) }
/** The highest: a page is packed once and sent for an hour. A tenth of a second beside the requests, for two in a hundred less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** A finished page: its bytes in every packing it has so far, and what is said of them. Hardly a browser wants them unpacked. */
export type PackedPage = { status: number; headers: OutgoingHttpHeaders; etag: string; bytes: Bytes }
type Bytes = { gzip: Buffer; br: Buffer | null }

/** Said anew of every answer, or true of the first one only. */
const ofOneAnswer = [
  'connection',
  'keep-alive',
  'date',
  'etag',
  'content-length',
  'transfer-encoding',
  'x-nextjs-cache',
]
/** What Next's router reads of its own requests, and nobody of a page. */
const ofRouter = ['x-nextjs-prerender', 'x-nextjs-stale-time']
/** Next's hint of a connection to this very origin, and without credentials: nothing the store requests would use it. */
const unused = 'link'

/** The page of an answer, packed with gzip; one that is kept also with brotli, as soon as that is done. */
export async function packedPage(
  { status, headers, body }: Answer,
  use: 'kept' | 'once' = 'kept',
): Promise<PackedPage> {
  const page: PackedPage = {
    status,
    headers: headersOf(headers),
    etag: etagOf(body),
    bytes: { gzip: await pack.gzip(body), br: null },
  }
  if (use === 'kept') void pack.br(body, brotliOptions).then((packed) => (page.bytes.br = packed))
  return page
}

/** The same for the same bytes. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`
}

/** Bytes a page takes in memory, with the brotli that is still to come. */
export function sizeOf({ bytes }: PackedPage): number {
  return 2 * bytes.gzip.byteLength
}

function headersOf(given: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const isHtml = String(given['content-type'] ?? '').startsWith('text/html')
  const dropped = [...ofOneAnswer, unused, ...(isHtml ? ofRouter : [])]
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !dropped.includes(name)))
  const cacheControl = String(headers['cache-control'] ?? '')
  const vary = [...new Set([...String(headers.vary ?? '').split(/, */), 'Accept-Encoding'])].filter(Boolean)
  return {
    ...headers,
    ...(cacheControl && { 'cache-control': isHtml ? `${cacheControl}, no-transform` : cacheControl }),
    vary: vary.join(', '),
  }
}
