import type { Draped, Spot } from '../../../kit/cloth/draped'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { lerp, smooth, steps, TAU, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { tube } from '../../../kit/skins/line-sweep'
import { shell } from '../../../kit/skins/shell'
import { skin } from '../../../kit/skins/skin'

/** Cloth without its small unevenness: a bow hangs before it, and does not follow every dent. */
function soft(on: Draped, [x, y]: Point): Spot {
  const around = [-1, 0, 1].flatMap((across) =>
    [-1, 0, 1].map((up) => on.spot(1, [x + across * 3, y + up * 3])),
  )
  const sum = { point: vector(0, 0, 0), normal: vector(0, 0, 0) }
  for (const { point, normal } of around) {
    sum.point.add(point)
    sum.normal.add(normal)
  }
  return { point: sum.point.divideScalar(around.length), normal: sum.normal.normalize() }
}

/** The bow of a cape at a height of its front: two full loops that sink a little, two pleated ends over each other. */
export function bow(on: Draped, y: number): Part[] {
  const knotAt = y - 0.9
  /** Near the neck the cloth ends: above this it goes on as it runs there. */
  const last = y - 3.3
  /** A place so far from the knot, and so far off the chest. */
  const place = (x: number, up: number, off: number) => {
    const { point, normal } = soft(on, [x, Math.min(knotAt + up, last)])
    const along = vector(0, 1, 0).addScaledVector(normal, -normal.y).normalize()
    return point.addScaledVector(normal, off).addScaledVector(along, Math.max(0, knotAt + up - last))
  }
  const [lines, columns] = isCoarse() ? [10, 16] : [72, 96]

  const loop = (side: 1 | -1) => {
    const rows = steps(0, 1, lines).map((share) => {
      // Its end is round: there the ribbon turns back.
      const end = Math.sqrt(Math.max(0.0004, 1 - Math.max(0, (share - 0.7) / 0.3) ** 2))
      const high = lerp(0.7, 2.5, smooth(0, 0.7, share)) * end
      const deep = lerp(0.5, 1.05, smooth(0, 0.55, share)) * end
      const sinks = 0.5 * Math.sin(Math.PI * share) - 1.7 * share ** 2
      return Array.from({ length: columns }, (_, column) => {
        const turn = (column / columns) * TAU * -side
        const up = high * Math.sin(turn)
        // Pleats run out of the knot and fade; the face falls in along the middle.
        const pleat = 0.17 * Math.cos(turn * 7 + side) * smooth(1, 0.25, share)
        const hollow =
          0.42 * Math.exp(-(((up - 0.3 * high) / (0.32 * high + 0.05)) ** 2)) * smooth(0.75, 0.2, share)
        const out = deep * Math.cos(turn) + pleat - (Math.cos(turn) > 0 ? hollow : 0)
        return place(side * (0.5 + 6.9 * share), sinks + up, deep + 0.3 + out)
      })
    })
    return skin(rows, { ring: true, caps: true, crease: 60 })
  }

  const end = (side: 1 | -1) => {
    const long = side > 0 ? 21 : 24
    const rows = steps(0, 1, lines).map((share) => {
      const half = lerp(0.75, 2.7, smooth(0, 0.6, share))
      return steps(-1, 1, columns / 2).map((across) => {
        const pleat = 0.34 * (1 - Math.cos(across * TAU * 1.5 + side * 0.7)) * lerp(1, 0.5, share)
        // Cut aslant, its point outside.
        const slant = side * across * 1.7 * smooth(0.7, 1, share)
        const x = side * lerp(0.35, 2.5, smooth(0, 0.9, share)) + across * half
        return place(x, -0.6 - long * share - slant, 0.35 + pleat + (side > 0 ? 0.8 : 0))
      })
    })
    return shell(rows, { thickness: 0.1, crease: 60 })
  }

  const knot = tube([place(-0.2, 0.9, 0.9), place(0, 0, 1.35), place(0.1, -0.95, 0.95)], 0.92, {
    roundEnds: true,
    sides: 32,
  })
  return [loop(1), loop(-1), end(-1), end(1), knot].map((geometry, index) => ({
    name: `bow${index}`,
    geometry,
    slot: 'cloth',
  }))
}
