/**
 * Lips that are redder than what surrounds them by less than this are covered, and are seen again above the second. Measured on the
 * drawn face in four skins, six lights and lips as pale as skin: covered up to 0.004, bare from 0.005, mostly above 0.015 (0018).
 */
const COVERED_BELOW = 0.0045
const BARE_ABOVE = 0.0065

/** How long what was seen before still counts, and how long paint takes to come and go. Milliseconds. */
const CALM_MS = 120
const FADE_MS = 180

type Mouth = {
  isCovered: boolean
  /** How strongly its lips may be painted, 0 to 1. */
  bare: number
}

/** Watches from picture to picture whether something is held before a mouth, and does not waver between the two. */
export function createMouthWatch() {
  let calm: number | null = null
  let mouth: Mouth = { isCovered: false, bare: 1 }
  let last = -Infinity

  /** What is to be made of the redness of the lips at a moment, milliseconds; null where it cannot be told: then it stays as it was. */
  function watch(redness: number | null, at: number): Mouth {
    const passed = at - last
    last = at
    if (redness !== null) {
      const share = calm === null ? 1 : 1 - Math.exp(-passed / CALM_MS)
      calm = (calm ?? redness) + (redness - (calm ?? redness)) * share
    }
    const isCovered = calm !== null && calm < (mouth.isCovered ? BARE_ABOVE : COVERED_BELOW)
    const step = (isCovered ? -1 : 1) * Math.min(1, passed / FADE_MS)
    mouth = { isCovered, bare: Math.max(0, Math.min(1, mouth.bare + step)) }
    return mouth
  }

  return { watch }
}
