/** How long the foot of the gallery takes to follow (A§9). */
const GLIDE_MS = 500

/** Scrolls a row sideways, softly, at once with reduced motion. The answer stops it. */
export function glideTo(row: HTMLElement, left: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollLeft = left
    return () => undefined
  }
  const from = row.scrollLeft
  const startedAt = performance.now()
  let frame = requestAnimationFrame(function step(now) {
    const part = Math.max(0, Math.min((now - startedAt) / GLIDE_MS, 1))
    row.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3)
    if (part < 1) frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}
