import type { IncomingMessage } from 'node:http'

const MARK = 'x-trailing-slash'

/** Marks a path that ends in a slash for middleware.ts, which runs by this header; nobody else may set it. decision 0004 */
export function markTrailingSlash({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): void {
  Reflect.deleteProperty(headers, MARK)
  if (/^[^?]+\/(\?|$)/.test(url)) headers[MARK] = '1'
}
