import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Head = (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]

/**
 * Pages may not be rewritten on their way: search apps and carriers transcode what does not forbid it. Said as the head
 * is written, because Next's own compression takes the word for its own and sends such a page uncompressed.
 */
export function sayNoTransform(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status: number, ...head: Head) => {
    const type = response.getHeader('Content-Type')
    if (typeof type === 'string' && type.startsWith('text/html')) {
      const kept = response.getHeader('Cache-Control')
      response.setHeader('Cache-Control', kept ? `${String(kept)}, no-transform` : 'no-transform')
    }
    Reflect.apply(writeHead, response, [status, ...head])
    return response
  }
}
