import type { BufferGeometry } from 'three'
import { TessellateModifier } from 'three/addons/modifiers/TessellateModifier.js'
import { curveThrough } from '../../kit/plane/curves'
import { around, smooth, vector } from '../../kit/plane/maths'
import { counterClockwise, inset } from '../../kit/plane/outline'
import type { Outline, Point } from '../../kit/plane/outline'
import { slab } from '../../kit/skins/slab'
import { bent, mirrorX, sides } from './face'
import { halfBridge, lensOf } from './lens-shapes'
import type { squares } from './lens-shapes'

type Shape = (typeof squares)[number]

/** How thick the plate is that a front is cut from, cm. */
export const frontDepth = 0.46

const turnOf = ([x, y]: Point, shift: number) => {
  // From the nose over the top and round: clockwise from the upper left.
  const angle = Math.atan2(y, x - shift)
  const from = Math.PI - 0.35
  return (from - angle + Math.PI * 4) % (Math.PI * 2)
}

/** The outline of a front of acetate: around both lenses, joined by the bridge. */
export function frontOutline(shape: Shape): Outline {
  const lens = lensOf(shape)
  const shift = halfBridge[shape]
  const border = { square: 0.62, 'cat-eye': 0.55, oversized: 0.66, slim: 0.55 }[shape]
  const outer = inset(lens, -border).map(([x, y]): Point => {
    const corner = smooth(0.3, 1, x / 3) * smooth(0.2, 1.5, y)
    return [
      x + corner * 0.42 + shift,
      y + corner * (shape === 'cat-eye' ? 0.55 : 0.16) + 0.16 * smooth(0, 2, y),
    ]
  })
  // The right half: over the brow, round the lens, back up to the nose, joined by the bridge.
  const top = Math.max(...lens.map(([, y]) => y))
  const bridgeTop = top * 0.62
  const bridgeLow = top * 0.12
  const right = outer.filter(
    ([x, y]) => x > 0.5 && !(x < shift - 1.2 && y > bridgeLow - 0.2 && y < bridgeTop + 0.2),
  )
  const sorted = right.toSorted((a, b) => turnOf(a, shift) - turnOf(b, shift))
  const half: Point[] = [
    [0, bridgeTop],
    [0.45, bridgeTop + 0.02],
    ...sorted,
    [0.42, bridgeLow + 0.06],
    [0, bridgeLow + 0.16],
  ]
  const soft = curveThrough(
    half.map(([x, y]) => vector(x, y, 0)),
    240,
  ).map(({ x, y }): Point => [Math.max(0, x), y])
  const whole = counterClockwise([
    ...soft,
    ...soft
      .slice(1, -1)
      .map(([x, y]): Point => [-x, y])
      .reverse(),
  ])
  return filed(whole, 40)
}

/** How much of each place beside the nose is filed round: all at the bridge, nothing where the lens is widest. */
const filedAt = ([x]: Point) => 1 - smooth(0.9, 1.9, Math.abs(x))

/** A closed outline whose corners beside the nose are filed round: each place is drawn to its neighbours, so often. */
function filed(outline: Outline, rounds: number): Outline {
  if (rounds === 0) return outline
  return filed(
    outline.map((place, index): Point => {
      const [before, after] = [around(outline, index - 1), around(outline, index + 1)]
      const share = filedAt(place) / 2
      return [
        place[0] * (1 - share) + ((before[0] + after[0]) / 2) * share,
        place[1] * (1 - share) + ((before[1] + after[1]) / 2) * share,
      ]
    }),
    rounds - 1,
  )
}

/** Triangles so small that the plate bends evenly: large ones would be seen as facets, cm. */
const longestEdge = 0.6

/** Flat faces shaded as flat: were their rims shaded round, each large triangle would carry that far inwards, as a crease. */
function flatShaded(plate: BufferGeometry): BufferGeometry {
  const position = plate.getAttribute('position')
  const normal = plate.getAttribute('normal')
  for (let corner = 0; corner < position.count; corner += 3) {
    const corners = [corner, corner + 1, corner + 2]
    const [z, ...others] = corners.map((one) => position.getZ(one))
    if (others.some((other) => other !== z)) continue
    for (const one of corners) normal.setXYZ(one, 0, 0, z === 0 ? -1 : 1)
  }
  return plate
}

/** The front, cut from a plate with holes for the lenses and bent to the face. */
export function frontOf(shape: Shape): BufferGeometry {
  const holes = sides.map((side) => mirrorX(lensOf(shape), side, halfBridge[shape]))
  const plate = flatShaded(slab(frontOutline(shape), frontDepth, 0.13, holes))
  return bent(new TessellateModifier(longestEdge, 12).modify(plate))
}
