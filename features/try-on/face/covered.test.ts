import { expect, test } from 'vitest'
import { createMouthWatch } from './covered'

const BARE = 0.02
const COVERED = 0
const FRAME_MS = 50

/** What a watch makes of one redness after another. */
function watched(values: readonly (number | null)[]) {
  const { watch } = createMouthWatch()
  return values.map((value, frame) => watch(value, frame * FRAME_MS))
}
const times = (count: number, value: number | null) => Array.from({ length: count }, () => value)

test('[P15] what a first picture shows counts at once', () => {
  expect(watched([BARE])).toEqual([{ isCovered: false, bare: 1 }])
  expect(watched([COVERED])).toEqual([{ isCovered: true, bare: 0 }])
})

test('[P15] paint leaves a mouth that is covered softly, within half a second, and comes back', () => {
  const mouths = watched([...times(4, BARE), ...times(10, COVERED), ...times(10, BARE)])
  expect(mouths[13]).toEqual({ isCovered: true, bare: 0 })
  expect(mouths.some(({ bare }) => bare > 0 && bare < 1)).toBe(true)
  expect(mouths.at(-1)).toEqual({ isCovered: false, bare: 1 })
})

test('[P15] one odd picture, or values that waver about the limit, change nothing', () => {
  expect(watched([...times(4, BARE), COVERED, ...times(4, BARE)]).every(({ bare }) => bare === 1)).toBe(true)
  const wavering = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 0.0047 : 0.0062))
  expect(new Set(watched([BARE, ...wavering]).map(({ isCovered }) => isCovered))).toEqual(new Set([false]))
  expect(new Set(watched([COVERED, ...wavering]).map(({ isCovered }) => isCovered))).toEqual(new Set([true]))
})

test('[P15] where it cannot be told it stays as it was, and a face nobody has seen yet is painted', () => {
  expect(watched(times(3, null)).at(-1)).toEqual({ isCovered: false, bare: 1 })
  expect(watched([COVERED, ...times(10, null)]).at(-1)).toEqual({ isCovered: true, bare: 0 })
})
