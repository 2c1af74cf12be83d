import { at } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { distancesAlong, lerp, smooth, steps } from '../../../kit/plane/maths'
import type { Row } from '../../../kit/skins/raw'
import { skin } from '../../../kit/skins/skin'
import type { Form } from '../last/form'
import { soleRing } from '../last/sole'

type Bark = {
  out: number
  /** How thick it is x cm from the heel, and how high its upper face lies over the feather edge, cm. */
  thick: (x: number) => number
  top: number
}

/** How deep its furrows are and how far from each other on average, and the smooth rim above and below them, cm. */
const furrow = { deep: 0.08, pitch: 0.6, rim: 0.26 }

/** How deep a furrow is at a length round the sole and a height on its wall: they wander and run into each other. */
function depthAt(gone: number, high: number) {
  const wander = 0.16 * Math.sin(2.6 * high + 0.9 * gone) + 0.07 * Math.sin(5.3 * high - 1.7 * gone)
  const turn = ((gone + wander) / furrow.pitch) * 2 * Math.PI
  const wave = Math.sin(turn) + 0.55 * Math.sin(0.61 * turn + 2.2 * high)
  return smooth(-0.1, 1.4, wave)
}

/** A rubber sole with its heel in one, the pattern of bark pressed in its wall. */
export function barkSole(form: Form, { out, thick, top }: Bark) {
  const around = isCoarse() ? 90 : 420
  const round = 0.1
  const ring = (shrink: number, by: number, depth: (t: number) => number) =>
    soleRing(form, by, around, shrink).map((point) => point.setY(point.y + top - depth(thick(point.x))))
  const gone = distancesAlong(soleRing(form, out, around))
  const wall = (share: number): Row => {
    const level = (t: number) => lerp(furrow.rim, t - furrow.rim, share)
    const [outer, inner] = [ring(1, out, level), ring(1, out - furrow.deep, level)]
    const fades = smooth(0, 0.12, Math.min(share, 1 - share))
    return outer.map((point, index) =>
      point.lerp(at(inner, index), fades * depthAt(at(gone, index), point.y)),
    )
  }
  const rows = [
    ...[0.04, 0.4, 0.75].map((share) => ring(share, 0, () => 0)),
    ring(1, out - round, () => 0),
    ring(1, out - round * 0.3, () => round * 0.3),
    ring(1, out, () => round),
    ...steps(0, 1, isCoarse() ? 4 : 28).map(wall),
    ring(1, out, (t) => t - round),
    ring(1, out - round * 0.3, (t) => t - round * 0.3),
    ring(1, out - round, (t) => t),
    ...[0.75, 0.4, 0.04].map((share) => ring(share, 0, (t) => t)),
  ]
  return skin(rows, {
    ring: true,
    caps: 'across',
    crease: 45,
    uv: (line, column) => {
      const { x, z } = at(at(rows, line), column % at(rows, line).length)
      return [x, z]
    },
  })
}
