import { leave, reload } from './leave'
import { storeItem, storedItem } from './storage'

/** Whether `error` says that a part of the page's script could not be loaded, as after a new release. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module/i.test(error.message)
  )
}

/** Whether a reload may help: at most one a minute, none while offline. A§4, A§9. */
export function canReload(): boolean {
  return navigator.onLine && !storedItem('chunk_reload')
}

let pendingUrl: URL | null = null

/** Remembers the page a link was just followed to, until it is there: a reload on the way goes on to it. */
export function notePendingNavigation(url: string): void {
  pendingUrl = new URL(url)
}

/** Reloads the page for such a failure, if it may, or loads the page that was requested meanwhile. A§4, A§8. */
export function reloadAfterChunkFailure(): void {
  if (!canReload()) return
  storeItem('chunk_reload', 'yes')
  if (pendingUrl && pendingUrl.pathname !== window.location.pathname) leave(pendingUrl.href)
  else reload()
}
