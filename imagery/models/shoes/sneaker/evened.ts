import { at } from '../../../kit/plane/curves'
import { smooth } from '../../../kit/plane/maths'
import type { Row } from '../../../kit/skins/raw'
import { normalsOf } from '../../../kit/skins/shell'
import type { Skin } from '../boot/shaft'

/** How many times each place goes half the way to the middle of its neighbours. */
const rounds = 50

/** How much a place may move: the instep, where lines turn up to the opening in a fold, and not its rim. */
function freedom(skin: Skin, line: number, column: number): number {
  const width = at(skin.rows, 0).length
  const off = Math.min(column, width - column)
  const top = skin.rows.length - 1
  return smooth(5, 11, line) * smooth(85, 55, off) * (line === top ? 0 : 1)
}

function evenedOnce(skin: Skin, rows: readonly Row[]): Row[] {
  const width = at(rows, 0).length
  return rows.map((row, line) =>
    row.map((point, column) => {
      const free = freedom(skin, line, column) * 0.5
      if (free === 0) return point
      const middle = at(row, (column + 1) % width)
        .clone()
        .add(at(row, (column - 1 + width) % width))
        .add(at(at(rows, line - 1), column))
        .add(at(at(rows, line + 1), column))
        .divideScalar(4)
      return point.clone().lerp(middle, free)
    }),
  )
}

/** A skin without the fold over the instep, on which panels lie flat one over the other. */
export function evened(skin: Skin): Skin {
  let rows: Row[] = skin.rows
  for (let round = 0; round < rounds; round += 1) rows = evenedOnce(skin, rows)
  const normals = normalsOf(rows, true)
  const [now, before] = [at(at(normals, 8), 0), at(at(skin.normals, 8), 0)]
  const isTurned = now.dot(before) < 0
  return { ...skin, rows, normals: isTurned ? normals.map((row) => row.map((one) => one.negate())) : normals }
}
