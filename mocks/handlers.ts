import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import type { CallName } from '@/contract/calls/contract'
import { paths, successCodeOf } from '@/contract/calls/paths'
import type { Data } from '@/lib/api/types'
import { faults, type FaultName } from './faults'

function pattern(name: CallName): { method: 'get' | 'post'; url: string } {
  const [method, path = ''] = paths[name].split(' ')
  return { method: method === 'GET' ? 'get' : 'post', url: `*${path}` }
}

/** Answers the call with a named fault: always, or for its first `times` requests. */
export function failing(name: CallName, fault: FaultName, { times = Infinity } = {}): HttpHandler {
  const { method, url } = pattern(name)
  const { status, body, headers, delayMs } = faults[fault]
  let left = times
  return http[method](url, async () => {
    if (left <= 0) return undefined
    left -= 1
    await delay(delayMs)
    return status === null ? HttpResponse.error() : new HttpResponse(body, { status, headers })
  })
}

/** Answers the call with `data`, typed by the contract; a function is asked anew for every request. */
export function answering<N extends CallName>(
  name: N,
  data: Data<N> | ((request: Request) => Data<N> | Promise<Data<N>>),
): HttpHandler {
  const { method, url } = pattern(name)
  return http[method](url, async ({ request }) => {
    const value = data instanceof Function ? await data(request) : data
    return new HttpResponse(JSON.stringify({ code: successCodeOf(name), data: value, message: '' }), {
      headers: { 'Content-Type': 'application/json' },
    })
  })
}
