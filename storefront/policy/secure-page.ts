import type { OutgoingHttpHeaders } from 'node:http'
import { isTryOnPath } from '@/lib/links'
import { pageHeaders } from '@/lib/security-headers'
import { contentPolicy } from './content-policy'
import { joinScripts, scriptSources } from './inline-scripts'

type Made = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** Gives what was made for `path` the headers that keep it safe; what is no page is left as it is. */
export type SecurePage = (path: string, made: Made) => Made

export function isHtml({ headers }: Pick<Made, 'headers'>): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html')
}

/** Done once for each page that is made: the hashes are those of its own inline scripts. `payments` take forms. */
export function createSecurePage(payments: string): SecurePage {
  return (path, made) => {
    if (!isHtml(made)) return made
    const html = joinScripts(made.body.toString())
    const isTryOn = isTryOnPath(path)
    const policy = contentPolicy({ scripts: scriptSources(html), isTryOn, payments })
    return {
      ...made,
      headers: { ...made.headers, ...pageHeaders(isTryOn), 'content-security-policy': policy },
      body: Buffer.from(html),
    }
  }
}
