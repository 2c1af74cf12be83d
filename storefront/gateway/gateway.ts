import type { IncomingMessage, ServerResponse } from 'node:http'
import { Pool, type Dispatcher } from 'undici'
import type { Span, Traces } from '@/telemetry/traces'
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
export function createGateway(apiUrl: string, traces: Traces | null = null) {
  const api = new Pool(apiUrl, { connections: 128, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS })

  async function pass(request: IncomingMessage, response: ServerResponse, span?: Span): Promise<void> {
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
    span?.note('request.id', call.requestId)
    const answer = await api
      .request({
        method: request.method === 'POST' ? 'POST' : 'GET',
        path: `${pathname}${search}`,
        headers: { ...requestHeaders(call), ...traces?.headers() },
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

  /** The same as the first span of its trace: what a browser says of one is not heard. */
  const passTraced = (request: IncomingMessage, response: ServerResponse, { within }: Traces) =>
    within('call', { kind: 'server', headers: {} }, async (span) => {
      await pass(request, response, span)
      span.note('http.response.status_code', response.statusCode)
    })

  return {
    pass: traces
      ? (request: IncomingMessage, response: ServerResponse) => passTraced(request, response, traces)
      : (request: IncomingMessage, response: ServerResponse) => pass(request, response),
    close: () => api.close(),
  }
}

/** What a balancer says when it finds no API: a page of its own, where a call expects the envelope. */
function isOfBalancer({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  const isGatewayFault = statusCode === 502 || statusCode === 504
  return isGatewayFault && !String(headers['content-type'] ?? '').startsWith('application/json')
}
