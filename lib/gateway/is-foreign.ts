/** Whether a call comes from a page of another site: browsers say so by themselves, and no script can make them lie. */
export function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site' || site === 'same-site') return true
  const origin = headers.get('origin')
  if (!origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')
}
