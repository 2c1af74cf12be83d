/** What the frame must know of a page: its name or type, and whether it fills the screen under the header. A§3. */
export type PageMark = {
  /** A page type, or the route without its first slash: what `topBannerSet` names. */
  name: string
  frame?: 'plain' | 'full-screen' | 'fixed-ground'
  theme?: 'black' | 'white'
}

/** The `<meta>` by which a page tells the script before first paint what it is. */
export const pageMarkMeta = 'store-page'

/** A mark as one line of words. */
export function markWords({ name, frame = 'plain', theme = 'black' }: PageMark): string {
  return `${name} ${frame} ${theme}`
}

/** The name of a page that says nothing of itself: its route. A§2. */
export function pageNameOf(path: string): string {
  return path.slice(1) || 'index'
}

/**
 * Writes on `<html>` what styles/frame.scss needs to draw the frame around a page. It runs as an inline script before
 * first paint, hence uses nothing but its arguments and the document; and again when the page changes. Without it the
 * frame is the ordinary one, banner included. A§2, A§4.
 */
export function paintFrame(bannerPages: readonly string[], metaName: string, words?: string): void {
  const root = document.documentElement
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`)
  const own = words ?? meta?.content ?? (location.pathname.slice(1) || 'index')
  const [name = '', frame = 'plain', theme = 'black'] = own.split(' ')
  const closedAt = Number(/(?:^|; )promotion_date=(\d+)/.exec(document.cookie)?.[1] ?? 0)
  const isClosed = Date.now() - closedAt < 48 * 3_600_000
  const hasBanner = frame === 'plain' && bannerPages.includes(name) && !isClosed
  root.dataset.page = name
  root.dataset.frame = frame
  root.dataset.theme = theme
  root.dataset.banner = hasBanner ? 'shown' : 'hidden'
}

/** `paintFrame` as the text of an inline script. */
export function firstPaintScript(bannerPages: readonly string[]): string {
  const list = JSON.stringify(bannerPages).replace(/</g, '\\u003c')
  return `(${paintFrame.toString()})(${list},${JSON.stringify(pageMarkMeta)})`
}
