/** How wide the pictures are that faces are looked for in. Pixels. */
export const widths = { usual: 480, small: 320 } as const

/** So many pictures tell how fast a device is. */
export const SAMPLE = 24

/** Milliseconds a picture, above which live pictures are no pleasure, or a smaller one is tried. */
const SLOW_MS = 150
const TOO_SLOW_MS = 400

export type Pace = 'keep' | 'smaller' | 'photo'

/** What to do after so many milliseconds for each of the latest pictures: keep on, look at smaller ones, or take a photo. */
export function paceOf(times: readonly number[], width: number): Pace {
  if (times.length < SAMPLE) return 'keep'
  const sorted = [...times].sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  if (width > widths.small) return median > SLOW_MS ? 'smaller' : 'keep'
  return median > TOO_SLOW_MS ? 'photo' : 'keep'
}
