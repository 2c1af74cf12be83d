import type { ServerResponse } from 'node:http'

/**
 * Says of a page what Next has no setting for. Search apps and carriers transcode what does not forbid it (`no-transform`); an
 * answer that sets a cookie is one visitor's; where it came from stands in Server-Timing.
 */
export function refineHead(response: ServerResponse): void {
  if (!String(response.getHeader('Content-Type') ?? '').startsWith('text/html')) return
  const cacheControl = response.hasHeader('Set-Cookie')
    ? 'private, no-store'
    : response.getHeader('Cache-Control')
  response.setHeader('Cache-Control', cacheControl ? `${String(cacheControl)}, no-transform` : 'no-transform')
  response.setHeader('Server-Timing', 'page;desc=next')
}
