import type { IncomingMessage } from 'node:http'

const claims = ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port', 'x-real-ip', 'forwarded']

type Caller = { headers: IncomingMessage['headers']; socket: { remoteAddress?: string | undefined } }

/**
 * Limits count by the shopper's address, so nobody may choose theirs: what a peer who is no proxy of ours says of it
 * gives way to where the call really came from.
 */
export function believeOnly(isTrusted: (peer: string) => boolean, { headers, socket }: Caller): void {
  const peer = socket.remoteAddress ?? ''
  if (isTrusted(peer)) return
  for (const name of claims) Reflect.deleteProperty(headers, name)
  headers['x-forwarded-for'] = peer
}
