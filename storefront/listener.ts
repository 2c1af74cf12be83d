import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { REPORTS_PATH } from './policy/content-policy'
import { demandHttps } from './policy/demand-https'
import { believeOnly } from './request/forwarded'
import { readableUrl } from './request/readable-url'
import { refusalOf } from './request/refusal'
import { refuse } from './request/refuse'
import { markTrailingSlash } from './request/trailing-slash'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Parts = {
  /** Whether a peer's word on where a call comes from is taken. */
  isTrusted: (peer: string) => boolean
  gateway: Handler
  pages: Handler
  next: Handler
  /** Takes what browsers report of the policy of pages. */
  reports: Handler
  /** Lets go of every kept page. */
  forget: () => void
  /** Then each connection ends with its answer, so that whoever sent it finds another storefront. */
  isClosed?: () => boolean
  /** Counts a request, and its answer once that has been sent. */
  count?: (url: string, response: ServerResponse) => void
}

/** Where a request goes before Next sees it. decision 0012 */
export function createListener(parts: Parts): RequestListener {
  const { isTrusted, gateway, pages, next, reports, forget, isClosed = () => false, count } = parts
  const route = (request: IncomingMessage, response: ServerResponse, url: string) => {
    if (url.startsWith('/rest/')) return gateway(request, response)
    if (url === REPORTS_PATH) return reports(request, response)
    if (!url.startsWith('/api/revalidate')) return pages(request, response)
    // The word that pages are out of date: once it has been answered, Next's own have expired.
    response.once('finish', () => response.statusCode === 200 && forget())
    return next(request, response)
  }
  return (request, response) => {
    if (isClosed()) response.shouldKeepAlive = false
    const refusal = refusalOf(request)
    const url = refusal ? null : readableUrl(request.url ?? '/')
    count?.(url ?? '', response)
    if (url === null) {
      refuse(response, refusal ?? { status: 400 })
      return
    }
    request.url = url
    believeOnly(isTrusted, request)
    markTrailingSlash(request)
    demandHttps(request, response)
    // A browser that leaves while it sends, or an answer nobody can read, is no end of the store.
    route(request, response, url).catch(() => giveUp(response))
  }
}

function giveUp(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else refuse(response, { status: 500 })
}
