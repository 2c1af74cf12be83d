import type { IncomingMessage } from 'node:http'

/** The largest body the API takes; the gateway stops reading there. Bytes. */
const LIMIT = 64 * 1024

/** The body of a call; null when it has none. Whoever sends more than is taken is not listened to any longer. */
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
