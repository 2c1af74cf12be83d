/** Leaves this page for another with a full load. */
export function leave(url: string): void {
  window.location.assign(url)
}

/** Loads this page anew. */
export function reload(): void {
  window.location.reload()
}
