import { isTryOnPath } from '@/lib/links'
import { pageHeaders } from '@/lib/security-headers'
import type { Answer, Head } from '../pages/answer'
import { contentPolicy } from './content-policy'
import { joinScripts, scriptSources } from './inline-scripts'

/** Gives an answer for `path` the headers that keep it safe; what is no page is left as it is. */
export type SecurePage = (path: string, answer: Answer) => Answer

export function isHtml({ headers }: Head): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html')
}

/** Done once for each page that is made: the hashes are those of its own inline scripts. */
export function createSecurePage(payments: string): SecurePage {
  return (path, answer) => {
    if (!isHtml(answer)) return answer
    const html = joinScripts(answer.body.toString())
    const isTryOn = isTryOnPath(path)
    const policy = contentPolicy({ scripts: scriptSources(html), isTryOn, payments })
    return {
      ...answer,
      headers: { ...answer.headers, ...pageHeaders(isTryOn), 'content-security-policy': policy },
      body: Buffer.from(html),
    }
  }
}
