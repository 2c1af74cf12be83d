/** The largest body the API takes; the gateway stops reading there. Bytes. */
const LIMIT = 64 * 1024

type Incoming = Pick<Request, 'method' | 'headers' | 'body'>

/** The body of a call; null when it has none. Whoever sends more than is taken is not listened to any longer. */
export async function readBody({
  method,
  headers,
  body,
}: Incoming): Promise<ArrayBuffer | null | 'too large'> {
  if (method === 'GET' || !body) return null
  if (Number(headers.get('content-length') ?? 0) > LIMIT) return 'too large'
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > LIMIT) return 'too large'
    chunks.push(chunk)
  }
  return join(chunks, size)
}

function join(chunks: readonly Uint8Array[], size: number): ArrayBuffer {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole.buffer
}
