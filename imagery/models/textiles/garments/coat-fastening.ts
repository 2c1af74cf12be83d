import type { Draped } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { whichever } from '../../../kit/plane/curves'
import type { Point } from '../../../kit/plane/outline'
import { row } from '../details/pieces'
import { buttonholes, buttonsOn } from '../details/sewn-button'
import { swelledFrontHigh } from '../details/swelled-edge'
import { breakOf, veeOf } from './cuts/coat-cuts'
import type { Coat } from './cuts/coat-cuts'

/** The rows of buttons, from under the lapels down. */
function rowsOf(coat: Coat) {
  const { isMan, isTrench, isDouble, isLong } = coat
  const vee = veeOf(coat)
  const isSuit = isDouble && !isLong
  if (isMan)
    return {
      from: breakOf(coat) - whichever(2.4, [isSuit, 3]),
      last: isSuit ? breakOf(coat) - 12 : -72,
      count: whichever(3, [isTrench, 4], [isSuit, 2]),
    }
  return {
    from: -vee - 3,
    last: isLong ? -72 : -vee - (isDouble ? 20 : 12),
    count: whichever(1, [isTrench, 4], [isDouble || isLong, 3]),
  }
}

/** The upper pair of a man's six, which do not close: further apart, above the break. */
const shownOnly = (coat: Coat): Point[] =>
  coat.isMan && coat.isDouble && !coat.isLong
    ? ([1, -1] as const).map((side): Point => [side * 7.6, breakOf(coat) + 6.5])
    : []

/** Buttons on shanks, none where a belt lies; holes with a thread end beside those of the edge that lies on top. */
export function fastening(on: Draped, coat: Coat, overlap: number, waistAt: number): Part[] {
  const { isMan, isDouble, isLong, isBelted } = coat
  const way = Math.sign(overlap)
  const { from, last, count } = rowsOf(coat)
  const isFree = ([, y]: Point) => !isBelted || Math.abs(y + waistAt) > 3.8
  const outer = row(isDouble ? -overlap + way * 2.4 : 0, from, last, count).filter(isFree)
  const inner = [
    ...(isDouble ? row(overlap - way * 2.2, from, last, count).filter(isFree) : []),
    ...shownOnly(coat),
  ]
  const radius = isLong ? 1.35 : 1.05
  const high = isMan ? swelledFrontHigh : 0.24
  return [
    ...buttonholes(
      on,
      'buttonholes',
      outer.map(([x, y]) => [
        [x - way * (radius + 0.55), y],
        [x + way * radius * 0.5, y],
      ]),
      high,
    ),
    ...buttonsOn(on, 'buttons', outer, { radius, high, shank: 0.1 }),
    ...buttonsOn(on, 'inner-buttons', inner, { radius, high: 0.16, shank: 0.1 }),
  ]
}
