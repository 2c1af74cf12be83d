import { expect, test } from 'vitest'
import { paceOf, SAMPLE, widths } from './pace'

const of = (ms: number, count = SAMPLE) => Array.from({ length: count }, () => ms)

test.each([
  ['keeps on while it is quick', of(40), widths.usual, 'keep'],
  ['judges nothing by a few pictures', of(900, SAMPLE - 1), widths.usual, 'keep'],
  ['looks at smaller pictures when it is slow', of(200), widths.usual, 'smaller'],
  ['keeps on with smaller ones', of(200), widths.small, 'keep'],
  ['takes a photo when even those are too slow', of(450), widths.small, 'photo'],
  ['forgives single stumbles', [...of(40, SAMPLE - 4), ...of(2000, 4)], widths.usual, 'keep'],
])('[P15] a device %s', (_, times, width, pace) => {
  expect(paceOf(times, width)).toBe(pace)
})
