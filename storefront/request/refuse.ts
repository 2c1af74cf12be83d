import type { ServerResponse } from 'node:http'
import type { Refusal } from './refusal'

/** Answers a request that goes no further. */
export function refuse(response: ServerResponse, { status, allow }: Refusal): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(allow && { allow }),
  })
  response.end()
}
