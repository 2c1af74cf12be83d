/** Loads another page in place of this one: Back from there leads to the page before, not into a circle. */
export function replacePage(url: string): void {
  window.location.replace(url)
}
