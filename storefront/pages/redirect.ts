import type { Answer, Head } from './answer'

/** What is true of the body alone. */
const ofBody = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding', 'etag']

/** Whether an answer leads elsewhere. */
export function isRedirect({ status, headers }: Head): boolean {
  return status >= 300 && status < 400 && headers.location !== undefined
}

/** A redirect as it is sent: its address once, however often Next said it, and no page that nobody sees. */
export function shortRedirect({ status, headers }: Head): Answer {
  const [location] = [headers.location].flat()
  const remaining = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBody.includes(name)))
  const body = Buffer.from(`${String(location)}\n`)
  return {
    status,
    headers: {
      ...remaining,
      location,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': body.byteLength,
    },
    body,
  }
}
