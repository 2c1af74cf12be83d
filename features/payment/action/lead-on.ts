/** Leaves for the provider in place of this page: Back from there leads to the page before, not into a circle. */
export function leadOn(url: string): void {
  window.location.replace(url)
}
