import { at } from '../../../kit/plane/curves'
import type { Row } from '../../../kit/skins/raw'

type Evening = {
  rounds: number
  /** How much of the way to the middle of its neighbours a place goes in a round; 0 on the first row and the last. */
  weight: (line: number, column: number) => number
}

/** Closed rings without their creases: each place goes towards the middle of its four neighbours, so often. */
export function evened(rows: readonly Row[], { rounds, weight }: Evening): Row[] {
  const width = at(rows, 0).length
  const weights = rows.map((row, line) => row.map((_, column) => weight(line, column)))
  let now = [...rows]
  for (let round = 0; round < rounds; round += 1)
    now = now.map((row, line) =>
      row.map((point, column) => {
        const own = at(at(weights, line), column)
        if (own === 0) return point
        const middle = at(row, (column + 1) % width)
          .clone()
          .add(at(row, (column - 1 + width) % width))
          .add(at(at(now, line - 1), column))
          .add(at(at(now, line + 1), column))
          .divideScalar(4)
        return point.clone().lerp(middle, own)
      }),
    )
  return now
}
