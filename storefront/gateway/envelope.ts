import type { ServerResponse } from 'node:http'
import { securityHeaders } from '@/lib/security-headers'

/** A refusal of the gateway's own, in the envelope of the contract. */
export function sendEnvelope(response: ServerResponse, status: number, error: string, message: string): void {
  response.writeHead(status, {
    ...securityHeaders,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '30' }),
  })
  response.end(JSON.stringify({ code: 0, error, message, data: null }))
}
