import type { IncomingMessage, ServerResponse } from 'node:http'
import { Pool, type Dispatcher } from 'undici'
import { callOf } from './call'
import { isForeign } from './is-foreign'
import { isOutOfReach } from './out-of-reach'
import { readBody } from './read-body'
import { refuse } from './refuse'
import { requestHeaders } from './request-headers'
import { sendAnswer } from './send-answer'

const TIMEOUT_MS = 20_000

/**
 * Passes browsers' calls on to the commerce API at `apiUrl`: session cookies become the Authorization header, tokens in
 * answers become cookies no script can read (decisions, «Session»).
 */
export function createGateway(apiUrl: string) {
  const api = new Pool(apiUrl, { connections: 128, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS })

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(`http://store${request.url ?? '/'}`)
    if (isOutOfReach(pathname)) {
      refuse(response, 'missing')
      return
    }
    if (request.method !== 'GET' && isForeign(request.headers)) {
      refuse(response, 'foreign')
      return
    }
    const body = await readBody(request)
    if (body === 'too large') {
      refuse(response, 'tooLarge')
      return
    }

    const call = callOf(request, pathname)
    const answer = await api
      .request({
        method: request.method === 'POST' ? 'POST' : 'GET',
        path: `${pathname}${search}`,
        headers: requestHeaders(call),
        body,
      })
      .catch(() => null)
    if (answer && !isOfBalancer(answer)) {
      await sendAnswer(call, answer, response)
      return
    }
    await answer?.body.dump()
    refuse(response, 'away')
  }

  return { pass, close: () => api.close() }
}

/** What a balancer says when it finds no API: a page of its own, where a call expects the envelope. */
function isOfBalancer({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  const isGatewayFault = statusCode === 502 || statusCode === 504
  return isGatewayFault && !String(headers['content-type'] ?? '').startsWith('application/json')
}
