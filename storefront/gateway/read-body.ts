import type { IncomingMessage } from 'node:http'

/** The largest body the API takes; the gateway stops reading there. Bytes. */
const LIMIT = 64 * 1024

/** The body of a call; null when it has none. A larger one than allowed is not read to its end. */
export async function readBody(request: IncomingMessage): Promise<Buffer | null | 'too large'> {
  if (request.method === 'GET') return null
  if (Number(request.headers['content-length'] ?? 0) > LIMIT) return 'too large'
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.byteLength
    if (size > LIMIT) return 'too large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
