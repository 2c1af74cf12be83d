import type { IncomingHttpHeaders } from 'node:http'

/** Whether a call comes from a page of another site: browsers say so by themselves, and no script can make them lie. */
export function isForeign({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): boolean {
  if (site === 'cross-site' || site === 'same-site') return true
  if (!origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
