import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { believeOnly } from './request/forwarded'
import { sayNoTransform } from './request/no-transform'
import { readableUrl } from './request/readable-url'
import { refuseUnreadable } from './request/refuse'

type Parts = {
  /** Whether a peer's word on where a call comes from is taken. */
  isTrusted: (peer: string) => boolean
  next: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** What a request meets before Next. decision 0012 */
export function createListener({ isTrusted, next }: Parts): RequestListener {
  return (request, response) => {
    const url = readableUrl(request.url ?? '/')
    if (url === null) {
      refuseUnreadable(response)
      return
    }
    request.url = url
    believeOnly(isTrusted, request)
    sayNoTransform(response)
    void next(request, response)
  }
}
