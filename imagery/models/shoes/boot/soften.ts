import { at } from '../../../kit/plane/curves'
import { bell, clamp, smooth } from '../../../kit/plane/maths'
import type { Row } from '../../../kit/skins/raw'
import { normalsOf } from '../../../kit/skins/shell'
import { skinInTwo } from '../../../kit/skins/skin'
import type { Skin } from './shaft'

type Softening = { rounds: number; weight: (line: number) => number }

/** The skin with its folds ironed out, as leather drawn over a last lies; the more where `weight` is near 1. */
export function softened(skin: Skin, { rounds, weight }: Softening): Skin {
  const weights = skin.rows.map((_, line) => 0.7 * clamp(weight(line)))
  let rows: Row[] = skin.rows
  for (let round = 0; round < rounds; round += 1)
    rows = rows.map((_, line) => eased(rows, line, at(weights, line)))
  const normals = normalsOf(rows, true)
  const isInward = at(at(normals, 8), 0).dot(at(at(skin.normals, 8), 0)) < 0
  return {
    ...skin,
    rows,
    normals: isInward ? normals.map((row) => row.map((normal) => normal.negate())) : normals,
  }
}

function eased(rows: readonly Row[], line: number, weight: number): Row {
  const row = at(rows, line)
  if (weight < 1e-3) return row
  const [above, below] = [at(rows, line + 1), at(rows, line - 1)]
  const count = row.length
  return row.map((point, column) => {
    const mean = at(row, (column + 1) % count)
      .clone()
      .add(at(row, (column + count - 1) % count))
      .add(at(above, column))
      .add(at(below, column))
      .divideScalar(4)
    return point.clone().lerp(mean, weight)
  })
}

/** A boot's skin without the slit and the hard bend where the shaft begins. */
export function softBoot(skin: Skin): Skin {
  const last = skin.rows.length - 1
  const egg = {
    ...skin,
    rows: skin.rows.map((row, line) => narrowed(row, smooth(skin.lowers - 8, last, line))),
  }
  const weight = (line: number) =>
    Math.max(bell(line, skin.lowers + 2, 11), 0.1) * smooth(3, 12, line) * (1 - smooth(last - 5, last, line))
  return softened(egg, { rounds: 130, weight })
}

/** A ring narrower at the tendon than at the shin: a leg is no pipe. */
function narrowed(row: Row, share: number): Row {
  const middle = row.reduce((sum, { z }) => sum + z, 0) / row.length
  return row.map((point, column) => {
    const back = (1 - Math.cos((column / row.length) * 2 * Math.PI)) / 2
    return point.clone().setZ(middle + (point.z - middle) * (1 - 0.16 * share * back))
  })
}

/** The skin as leather, outside and lining, joined by a round edge at the top. */
export function softUpper({ rows, normals }: Skin, thickness: number) {
  const moved = (line: number, by: number) =>
    at(rows, line).map((point, column) => point.clone().addScaledVector(at(at(normals, line), column), by))
  const last = rows.length - 1
  const half = thickness / 2
  const turns = [1, 2, 3, 4, 5, 6, 7].map((step) => (step / 8) * Math.PI)
  const edge = turns.map((turn) =>
    moved(last, -half * (1 - Math.cos(turn))).map((point, column) => {
      const up = at(at(rows, last), column)
        .clone()
        .sub(at(at(rows, last - 1), column))
        .normalize()
      return point.addScaledVector(up, half * Math.sin(turn))
    }),
  )
  const outer = rows.map((_, line) => moved(line, 0))
  const inner = rows.map((_, line) => moved(line, -thickness)).reverse()
  return skinInTwo([...outer, ...edge, ...inner], outer.length + 4, 60)
}
