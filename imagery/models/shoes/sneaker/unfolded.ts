import { at } from '../../../kit/plane/curves'
import { bell, smooth } from '../../../kit/plane/maths'
import { reshaped } from '../boot/shaft'
import type { Skin } from '../boot/shaft'
import { evened } from '../last/evened'

/** How often it is evened. */
const rounds = 50

/** How much a place may move: the instep, where lines turn up to the opening in a fold, and not its rim. */
function freedom(skin: Skin, line: number, column: number): number {
  const width = at(skin.rows, 0).length
  const off = Math.min(column, width - column)
  return smooth(5, 11, line) * smooth(85, 55, off)
}

/** How much a place of a shaft may move: all round where it bends out of the foot. */
const ofShaft = (skin: Skin, line: number) => bell(line, skin.lowers + 1, 7)

/** A skin without the fold over the instep, on which panels lie flat one over the other; a high one without the bend of its back. */
export function unfolded(skin: Skin, isHigh: boolean): Skin {
  const top = skin.rows.length - 1
  const weight = (line: number, column: number) =>
    line === top ? 0 : Math.max(freedom(skin, line, column), isHigh ? ofShaft(skin, line) : 0)
  return reshaped(skin, evened(skin.rows, { rounds, weight: (line, column) => weight(line, column) * 0.5 }))
}
