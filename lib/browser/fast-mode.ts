/**
 * Fast mode: what a page does not need to be read, such as the API client and foreign scripts, waits for the shopper's first
 * touch. `pagespeed=false` or `0` in the address turns it off for this visit of the page (decisions, «Pages»).
 */
export function isFastMode(search: string): boolean {
  const value = new URLSearchParams(search).get('pagespeed')
  return value !== 'false' && value !== '0'
}
