import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import type { CallName } from '@/contract/calls/contract'
import { errors, type ErrorCode } from '@/contract/calls/errors'
import { paths, successCodeOf } from '@/contract/calls/paths'
import type { Data, Parts } from '@/lib/api/types'
import { faults, type FaultName } from './faults'

/** How a refusal differs from what the contract says of its code. */
export type Refusal = { message?: string; fields?: Record<string, string> }

/** What a call answers: data, or what makes it of what the call was sent with. */
export type Reply<N extends CallName> =
  Data<N> | ((input: Parts, request: Request) => Data<N> | Promise<Data<N>>)

/** Handles one call of the contract, at most `times` times; after that an older handler does. */
export function handling(
  name: CallName,
  respond: (input: Parts, request: Request) => Promise<Response>,
  times = Infinity,
): HttpHandler {
  const [method, path = ''] = paths[name].split(' ')
  let left = times
  return http[method === 'GET' ? 'get' : 'post'](`*${path}`, async ({ request, params }) => {
    if (left <= 0) return undefined
    left -= 1
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const body: unknown = method === 'GET' ? undefined : await request.json()
    return respond({ params, query, body }, request)
  })
}

/** The answer to a call that succeeded. */
export function success<N extends CallName>(name: N, data: Data<N>): Response {
  return new HttpResponse(JSON.stringify({ code: successCodeOf(paths[name]), data, message: '' }), {
    headers: { 'Content-Type': 'application/json' },
  })
}

/** The answer to a call that is refused with a code of the contract. */
export function refused(error: ErrorCode, { message, fields }: Refusal = {}): Response {
  const { status, message: usual } = errors[error]
  const data = fields ? { validationResult: fields } : null
  return HttpResponse.json({ code: 0, error, message: message ?? usual, data }, { status })
}

/** What becomes of a call that meets a named fault. */
export async function broken(fault: FaultName): Promise<Response> {
  const { status, body, headers, delayMs } = faults[fault]
  await delay(delayMs)
  return status === null ? HttpResponse.error() : new HttpResponse(body, { status, headers })
}

/** Answers the call with a named fault: always, or for its first `times` requests. */
export function failing(name: CallName, fault: FaultName, { times = Infinity } = {}): HttpHandler {
  return handling(name, () => broken(fault), times)
}

/** Answers the call with `data`, typed by the contract; a function is asked anew for every request. */
export function answering<N extends CallName>(name: N, reply: Reply<N>): HttpHandler {
  return handling(name, async (input, request) =>
    success(name, reply instanceof Function ? await reply(input, request) : reply),
  )
}
