import type { BufferGeometry } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { lerp, steps } from '../../../kit/plane/maths'
import type { Row } from '../../../kit/skins/raw'
import { skin as skinThrough } from '../../../kit/skins/skin'
import { stitchRows } from '../../../kit/solids/stitches'
import { widthOf } from './columns'
import { onSoft, seamOn, thread } from './panels'
import type { Skin } from './shaft'

/** The thickness of a boot's upper, cm. */
const wall = 0.2

const linesToCm = (skin: Skin) => {
  const last = skin.rows.length - 1
  return 4 / onSoft(skin, last, 0).distanceTo(onSoft(skin, last - 4, 0))
}

/** The row of stitches that holds the folded edge of a shaft, `down` cm below it. */
export function foldedRim(skin: Skin, { down = 0.45, out = 0 } = {}): Part {
  const line = skin.rows.length - 1 - down * linesToCm(skin)
  const ring = steps(0, widthOf(skin), 220).map((column) => [line, column] as const)
  return { name: 'rim-seam', geometry: stitchRows([seamOn(skin, ring, out)], thread()), slot: 'stitch' }
}

/** A strip of leather folded over the edge of a shaft, `tall` cm of it outside. */
export function boundRim(skin: Skin, tall: number, thick = 0.06): BufferGeometry {
  const last = skin.rows.length - 1
  const low = last - tall * linesToCm(skin)
  const columns = steps(0, widthOf(skin), isCoarse() ? 60 : 330).slice(0, -1)
  const ring = (line: number, out: number, up = 0): Row =>
    columns.map((column) => {
      const point = onSoft(skin, line, column, out)
      return up === 0
        ? point
        : point.addScaledVector(
            onSoft(skin, last, column)
              .sub(onSoft(skin, last - 1, column))
              .normalize(),
            up,
          )
    })
  const half = wall / 2 + thick
  const over = steps(0, Math.PI, 8).map((turn) =>
    ring(last, half * Math.cos(turn) - wall / 2, half * Math.sin(turn)),
  )
  const lines = steps(0, 1, isCoarse() ? 4 : 12).map((share) => lerp(low, last, share))
  const outside = lines.slice(0, -1).map((line) => ring(line, thick))
  const inside = [...lines.slice(0, -1)].reverse().map((line) => ring(line, -wall - thick))
  return skinThrough(
    [
      ring(low, -wall / 2),
      ring(low, thick * 0.5),
      ...outside,
      ...over,
      ...inside,
      ring(low, -wall - thick * 0.5),
    ],
    { ring: true, loop: true, crease: 50 },
  )
}
