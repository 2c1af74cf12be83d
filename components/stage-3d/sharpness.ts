/** A frame that comes later than this after it was asked for is slow. */
const SLOW_MS = 50
const REST_MS = 180
const COARSEST = 0.4

/**
 * How many pixels are drawn for each of the page's: the screen's own, at most two; fewer while pictures follow each other
 * too slowly, so that none is late. `onRest` is told when it is time to draw finely again.
 */
export function sharpness(onRest: () => void) {
  const full = Math.min(devicePixelRatio, 2)
  let ratio = full
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    /** The ratio for a frame that came so late. */
    after(lateMs: number): number {
      clearTimeout(timer)
      if (lateMs > SLOW_MS) ratio = Math.max(full * COARSEST, ratio * 0.7)
      if (ratio < full) {
        timer = setTimeout(() => {
          ratio = full
          onRest()
        }, REST_MS)
      }
      return ratio
    },
    stop: () => clearTimeout(timer),
  }
}
