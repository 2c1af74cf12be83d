import { errors, type ErrorCode } from '@/contract/calls/errors'

/** One way a call can go wrong, as an HTTP answer. `null` status: no answer at all. */
export type Fault = { status: number | null; body: string; headers: Record<string, string>; delayMs: number }

const json = { 'Content-Type': 'application/json' }

function refused(error: ErrorCode, headers: Record<string, string> = {}): Fault {
  const { status, message } = errors[error]
  const body = JSON.stringify({ code: 0, error, message, data: null })
  return { status, body, headers: { ...json, ...headers }, delayMs: 0 }
}

/** The faults a test can name. Each is what the commerce API, or a network between, can really do. */
export const faults = {
  unauthorized: refused('UNAUTHORIZED'),
  stalePostToken: refused('POST_TOKEN_INVALID'),
  tooMany: refused('TOO_MANY_REQUESTS', { 'Retry-After': '60' }),
  broken: refused('INTERNAL'),
  outOfStock: refused('OUT_OF_STOCK'),
  bagChanged: refused('BAG_CHANGED'),
  malformed: { status: 200, body: '{"code":1,"data":', headers: json, delayMs: 0 },
  page: {
    status: 502,
    body: '<html><body>Bad Gateway</body></html>',
    headers: { 'Content-Type': 'text/html' },
    delayMs: 0,
  },
  offline: { status: null, body: '', headers: {}, delayMs: 0 },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
