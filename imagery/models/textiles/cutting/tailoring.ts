import { sew, together, zip } from '../../../kit/cloth/cloth'
import { cut } from '../../../kit/cloth/cut'
import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { openingsOf } from '../../../kit/cloth/links'
import { refined } from '../../../kit/cloth/refined'
import { settle } from '../../../kit/cloth/settle'
import { at, graph } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { item } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { bodyOf, figures } from './body'
import { apart, isNear, mirrored, roundArm, sleeveOf, startingNear } from './sleeve'
import { upperOutline } from './upper-cut'
import type { UpperCut } from './upper-cut'

/** Cuts, sews and hangs an upper garment on its figure. */
export function tailored(cutting: UpperCut): Draped {
  const step = (cutting.step ?? 1.6) * (isCoarse() ? 2 : 1)
  const figure = figures[cutting.figure]
  const front = cut(upperOutline(cutting, 1, step), step)
  const back = cut(upperOutline(cutting, -1, step), step)
  const { shoulder, slope, chest, armhole, length } = cutting
  const isSewn = ([x, y]: Point) => {
    const ax = Math.abs(x)
    if (cutting.isCape) return y > -length + 0.3 && ax > cutting.neck.width - 0.05
    if (y < -length + 0.01 && ax < cutting.hem - 0.01) return false
    if (cutting.straps) return y <= -armhole + 0.05
    const onSide = y <= -armhole + 0.05
    const onShoulder = ax > cutting.neck.width - 0.05 && y >= -slope - 0.05
    return onSide || onShoulder
  }
  const trunk = sew(front, back, isSewn)
  const halfAt = graph([
    [-length - 1, cutting.hem],
    ...(cutting.hipAt < length - 4 ? [[-cutting.hipAt, cutting.hip] as const] : []),
    [-cutting.waistAt, cutting.waist],
    [-armhole, chest],
    [-slope, shoulder],
    [0, shoulder],
  ])
  trunk.pattern.forEach(([x, y], knot) => {
    const side = trunk.side[knot] ?? 0
    const half = halfAt(y)
    const angle = (Math.min(1, Math.abs(x) / half) * Math.PI) / 2
    const round = !cutting.isCape && (y < -armhole || cutting.straps) ? 1 : 0
    const shrink = Math.max(0.64, (Math.PI / 2) ** -1)
    const wide = round ? half * shrink * 1.12 : 0
    const px = round ? Math.sign(x) * wide * Math.sin(angle) : x * 0.82
    const depth = round ? half * shrink * 0.86 * Math.cos(angle) : 0.9 * figure.deep(y) * Math.cos(angle)
    trunk.positions.set([px, y, side * Math.max(0.2, depth)], knot * 3)
  })
  const sleeve = sleeveOf(cutting, step)
  const pieces = [trunk]
  if (sleeve) {
    const flatSleeve = cut(sleeve.outline, step)
    const cuffAt = -item([cutting.sleeve?.length ?? 0], 0)
    const sewn = sew(flatSleeve, flatSleeve, ([x, y]) => {
      if (y < cuffAt + 0.01 && x < -0.01 && x > -(cutting.sleeve?.cuff ?? 0) + 0.01) return false
      return x > -0.02 || y <= -sleeve.cap + 0.05
    })
    const right = { ...sewn, positions: sewn.positions.slice(), pattern: [...sewn.pattern] }
    const left = mirrored(sewn)
    roundArm(right, cutting, sleeve, 1)
    roundArm(left, cutting, sleeve, -1)
    pieces.push(right, left)
  }
  const cloth = together(pieces)
  if (sleeve) {
    const chains = openingsOf(cloth.triangles)
    for (const mirror of [1, -1] as const) {
      const top: Point = [shoulder * mirror, -slope]
      const hole = chains.find((chain) => chain.some((knot) => isNear(item(cloth.pattern, knot), top, 0.3)))
      const capTop: Point = [apart * mirror, 0]
      const cap = chains.find((chain) => chain.some((knot) => isNear(item(cloth.pattern, knot), capTop, 0.3)))
      if (!hole || !cap) throw new Error('A sleeve has no armhole to go into')
      const from = startingNear(hole, cloth.pattern, top)
      const ring = startingNear(cap, cloth.pattern, capTop)
      // Both run from the top of the arm; which of them comes down the front first?
      const sum = (chain: readonly number[], begin: number, to: number) =>
        chain
          .slice(Math.floor(chain.length * begin), Math.floor(chain.length * to))
          .reduce((total, knot) => total + item(cloth.side, knot), 0)
      const frontFirst = (chain: readonly number[]) => sum(chain, 0.1, 0.45) - sum(chain, 0.55, 0.9)
      const isSameWay = frontFirst(ring) * frontFirst(from) > 0
      const around = isSameWay ? ring : [at(ring, 0), ...ring.slice(1).reverse()]
      zip(cloth, [...around, at(around, 0)], [...from, at(from, 0)])
    }
  }
  settle(cloth, {
    body: bodyOf(figure, Boolean(sleeve) || Boolean(cutting.isCape), ([x, y]) => {
      const fromFold = apart - Math.abs(x)
      return sleeve !== undefined && fromFold > sleeve.width(y) / 2 && fromFold < apart / 2
    }),
    ...(cutting.polish !== undefined && { polish: cutting.polish }),
    // Held where the shoulder seams meet the neck, or at the straps, as by the hand that hangs it up.
    isHeld: ([x, y], side) =>
      cutting.straps
        ? isNear([Math.abs(x), -y], cutting.straps, 1.6)
        : side === 0 && y > -1.4 && Math.abs(x) < 40,
    stiffness: cutting.stiffness,
    grip: 0.35,
    ...(cutting.ease !== undefined && { ease: cutting.ease }),
    frames: isCoarse() ? 24 : (cutting.frames ?? 110),
  })
  return draped(isCoarse() ? cloth : refined(refined(cloth)))
}
