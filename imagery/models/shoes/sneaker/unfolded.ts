import { at } from '../../../kit/plane/curves'
import { smooth } from '../../../kit/plane/maths'
import { reshaped } from '../boot/shaft'
import type { Skin } from '../boot/shaft'
import { evened } from '../last/evened'

/** How often it is evened. */
const rounds = 50

/** How much a place may move: the instep, where lines turn up to the opening in a fold, and not its rim. */
function freedom(skin: Skin, line: number, column: number): number {
  const width = at(skin.rows, 0).length
  const off = Math.min(column, width - column)
  const top = skin.rows.length - 1
  return smooth(5, 11, line) * smooth(85, 55, off) * (line === top ? 0 : 1)
}

/** A skin without the fold over the instep, on which panels lie flat one over the other. */
export function unfolded(skin: Skin): Skin {
  return reshaped(
    skin,
    evened(skin.rows, { rounds, weight: (line, column) => freedom(skin, line, column) * 0.5 }),
  )
}
