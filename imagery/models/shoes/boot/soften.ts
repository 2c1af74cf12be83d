import { at } from '../../../kit/plane/curves'
import { bell, clamp, distancesAlong, smooth } from '../../../kit/plane/maths'
import type { Row } from '../../../kit/skins/raw'
import { skinInTwo } from '../../../kit/skins/skin'
import { evened } from '../last/evened'
import { widthOf } from './columns'
import { reshaped } from './shaft'
import type { Skin } from './shaft'

/** A boot's skin without the slit and the hard bend where the shaft begins; `taper` is how much narrower its top is behind. */
export function softBoot(skin: Skin, { taper = 0.16 } = {}): Skin {
  const last = skin.rows.length - 1
  const egg = skin.rows.map((row, line) => narrowed(row, taper * smooth(skin.lowers - 8, last, line)))
  const weight = (line: number) => {
    const share = Math.max(bell(line, skin.lowers + 2, 11), 0.1) * smooth(3, 12, line)
    const own = 0.7 * clamp(share * (1 - smooth(last - 5, last, line)))
    return own < 1e-3 ? 0 : own
  }
  return reshaped(skin, evened(egg, { rounds: 130, weight }))
}

/** A ring narrower at the tendon than at the shin: a leg is no pipe. */
function narrowed(row: Row, most: number): Row {
  const middle = row.reduce((sum, { z }) => sum + z, 0) / row.length
  return row.map((point, column) => {
    const back = (1 - Math.cos((column / row.length) * 2 * Math.PI)) / 2
    return point.clone().setZ(middle + (point.z - middle) * (1 - most * back))
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
  const rings = [...outer, ...edge, ...inner]
  const { across, along } = lengthsOf([...rings, at(rings, 0)])
  return skinInTwo(rings, outer.length + 4, {
    crease: 60,
    uv: (line, column) => [at(at(across, line), column), at(at(along, column % widthOf({ rows })), line)],
  })
}

/** How far each place of a ring is from its front, the inside negative, and how far up its column, cm. */
function lengthsOf(rings: readonly Row[]) {
  const width = widthOf({ rows: rings })
  const across = rings.map((ring) => {
    const [outside, inside] = [ring.slice(0, width / 2 + 1), ring.slice(width / 2 + 1).reverse()]
    const back = distancesAlong([at(ring, 0), ...inside]).map((length) => -length)
    return [...distancesAlong(outside), ...back.reverse()]
  })
  const along = at(rings, 0).map((_, column) => distancesAlong(rings.map((ring) => at(ring, column))))
  return { across, along }
}
