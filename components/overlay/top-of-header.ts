/** How far below the window's edge the header stands, in pixels, as under the promotion bar: what opens in its place keeps to it. */
export function topOfHeader(): number {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().top ?? 0)
}
