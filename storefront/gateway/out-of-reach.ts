/** The operator's calls are nobody's in a browser, however their path is written; nor is what cannot be read. */
export function isOutOfReach(pathname: string): boolean {
  try {
    return /^\/+rest\/+ops(\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}
