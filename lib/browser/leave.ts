/** How long the browser may take to begin leaving: after that another call is a new wish. Milliseconds. */
const START_MS = 1000

let goingTo: string | null = null

/** Leaves this page for another with a full load. Several calls refused together say so at once: one is enough. */
export function leave(url: string): void {
  if (goingTo === url) return
  goingTo = url
  setTimeout(stay, START_MS)
  // Back out of the browser's cache, where time stood still.
  window.addEventListener('pageshow', stay, { once: true })
  window.location.assign(url)
}

function stay(): void {
  goingTo = null
}

/** Loads this page anew. */
export function reload(): void {
  window.location.reload()
}
