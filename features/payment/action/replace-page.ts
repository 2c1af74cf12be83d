/** Loads another page in place of this one: Back from there leads to the page before, not into a circle. */
export function replacePage(url: string): void {
  window.location.replace(url)
}

/** Gives this page another address without loading it: Back from where the shopper goes next leads there. */
export function renamePage(url: string): void {
  window.history.replaceState(null, '', url)
}
