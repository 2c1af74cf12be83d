import type { IncomingMessage, ServerResponse } from 'node:http'

/** Two years. */
const STRICT_TRANSPORT = 'max-age=63072000'

/** Who came by https shall never come otherwise again. What a proxy says of it counts where that is believed. */
export function demandHttps({ headers }: IncomingMessage, response: ServerResponse): void {
  if (String(headers['x-forwarded-proto'] ?? '').startsWith('https'))
    response.setHeader('strict-transport-security', STRICT_TRANSPORT)
}
