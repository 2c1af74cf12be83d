import type { ServerResponse } from 'node:http'

/** Answers a request that goes no further. */
export function refuse(
  response: ServerResponse,
  { status, allow }: { status: 400 | 405 | 500; allow?: string },
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(allow && { allow }),
  })
  response.end()
}
