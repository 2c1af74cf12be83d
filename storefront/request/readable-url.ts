/** A path nothing will ever stand at: it shows the 404 screen. */
export const NOWHERE = '/_/nowhere'

/** Longer than any path of the store; what is longer is neither requested nor logged. */
const LONGEST_PATH = 1_000

/** A page of Next's own that is no page of the store. */
const HIDDEN = '/_global-error'

/**
 * The address as Next can read it. A path that is too long or whose escapes are no text (`/%E5%A`) names no page, so it
 * stands for one that is not there; among the API's calls it is null, a bad request. A query is read as browsers read it.
 */
export function readableUrl(url: string): string | null {
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (path.length > LONGEST_PATH || !isText(path)) return path.startsWith('/rest/') ? null : NOWHERE
  if (path === HIDDEN) return NOWHERE
  if (isText(url)) return url
  return `${path}?${new URLSearchParams(url.slice(end)).toString()}`
}

function isText(escaped: string): boolean {
  try {
    decodeURIComponent(escaped)
    return true
  } catch {
    return false
  }
}
