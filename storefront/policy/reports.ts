import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { readBody } from '../gateway/read-body'

/** So many are written to the log a minute; all are counted. */
const MOST_A_MINUTE = 10
const MINUTE_MS = 60_000

const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string(),
    'effective-directive': z.string().regex(/^[a-z-]{1,40}$/),
  }),
})

/**
 * Takes what browsers report of the Content-Security-Policy. The log says which rule, on which page, what from where: never a
 * query, which could hold a person's data. GET answers how many there were since the start.
 */
export function createReports(log: (line: string) => void, now = Date.now) {
  let count = 0
  let minute = { begun: -Infinity, logged: 0 }

  function note(text: string): void {
    const report = reportSchema.safeParse(parsed(text)).data?.['csp-report']
    if (!report) return
    count += 1
    if (now() - minute.begun >= MINUTE_MS) minute = { begun: now(), logged: 0 }
    minute.logged += 1
    if (minute.logged > MOST_A_MINUTE) return
    const page = pathOf(report['document-uri'])
    log(
      `Content-Security-Policy: ${report['effective-directive']} kept ${sourceOf(report['blocked-uri'])} off ${page}`,
    )
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('cache-control', 'no-store')
    if (request.method === 'GET') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ count }))
      return
    }
    const body = await readBody(request)
    if (Buffer.isBuffer(body)) note(body.toString())
    response.writeHead(204).end()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.slice(0, 100) : 'a page'
}

/** `inline`, `eval`, or a site. */
function sourceOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked
  return URL.canParse(blocked)
    ? `${new URL(blocked).protocol}//${new URL(blocked).host}`.slice(0, 100)
    : 'something'
}
