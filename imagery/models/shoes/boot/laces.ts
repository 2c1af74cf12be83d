import type { Vector3 } from 'three'
import { curveThrough } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { item, lerp } from '../../../kit/plane/maths'
import { sweep, tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import type { Row } from '../../../kit/skins/raw'
import { turned } from '../../../kit/skins/turned'
import { seatOn } from '../last/seat'
import { besideEdge, facing } from './closure'
import type { Closure } from './closure'
import { columnBeside, leatherIs, onSoft } from './panels'
import { bothSides } from './columns'
import type { Side } from './columns'

const lace = { half: 0.16, high: 0.1 }

const profile = () => {
  const count = isCoarse() ? 8 : 14
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI
    return [lace.half * Math.cos(turn), lace.high * Math.sin(turn)] as const
  })
}

/** Where the facings' upper face is, over the skin. */
const face = leatherIs.thick - 0.01

/** The middle of an eyelet, on the face of its facing. */
export const eyeletAt = (closure: Closure, line: number, side: Side, out = face): Vector3 =>
  onSoft(closure.skin, line, besideEdge(closure, line, facing.eyelet, side), out)

const normalAt = (closure: Closure, line: number, side: Side) =>
  eyeletAt(closure, line, side, 1)
    .sub(eyeletAt(closure, line, side, 0))
    .normalize()

/** How far beside its middle each of the two strands that meet in an eyelet goes in, cm. */
const besideMiddle = 0.07

/** A lace out of one eyelet, over the tongue and into the next eyelet of the other facing. */
export function crossing(closure: Closure, [from, to]: readonly [number, number], side: Side): Row {
  const other = side > 0 ? -1 : 1
  const up = eyeletAt(closure, to, side)
    .sub(eyeletAt(closure, from, side))
    .setLength(besideMiddle)
  const [start, end] = [
    eyeletAt(closure, from, side).add(up),
    eyeletAt(closure, to, other).addScaledVector(up, -1),
  ]
  const [out, into] = [normalAt(closure, from, side), normalAt(closure, to, other)]
  const over = side > 0 ? lace.high : lace.high * 2.6
  const onEdge = (t: number, way: Side) => {
    const line = lerp(from, to, t)
    return onSoft(closure.skin, line, besideEdge(closure, line, 0.1, way), face + lace.high + 0.03)
  }
  return [
    start.clone().addScaledVector(out, -0.06),
    start.clone().addScaledVector(out, lace.high * 0.6),
    onEdge(0.22, side),
    onSoft(closure.skin, (from + to) / 2, 0, face + over),
    onEdge(0.78, other),
    end.clone().addScaledVector(into, lace.high * 0.6),
    end.clone().addScaledVector(into, -0.06),
  ]
}

/** The bow over the uppermost eyelets: its knot, and every line of lace that runs out of it. */
function bowOf(closure: Closure) {
  const top = item(closure.eyelets, closure.eyelets.length - 1)
  const [a, b] = [eyeletAt(closure, top, 1), eyeletAt(closure, top, -1)]
  const normal = normalAt(closure, top, 1)
    .add(normalAt(closure, top, -1))
    .normalize()
  const across = a.clone().sub(b).normalize()
  const down = across.clone().cross(normal).normalize()
  if (down.y > 0) down.negate()
  const middle = onSoft(closure.skin, top - 0.6, 0, face + 0.2)
  const place = (d: number, n: number, z: number) =>
    middle.clone().addScaledVector(down, d).addScaledVector(normal, n).addScaledVector(across, z)
  // The ends lie on the instep, which goes forwards where they would hang straight down.
  const low = item(closure.eyelets, 0)
  const linesToCm = (top - low) / eyeletAt(closure, top, 1).distanceTo(eyeletAt(closure, low, 1))
  const hanging = (d: number, z: number, side: Side) => {
    const line = top - d * linesToCm
    return onSoft(closure.skin, line, columnBeside(closure.skin, line, z, side), face + 0.2)
  }
  const strands = bothSides.map((side) => {
    const eye = eyeletAt(closure, top, side)
    const out = normalAt(closure, top, side)
    return [
      eye.clone().addScaledVector(out, -0.06),
      eye.clone().addScaledVector(out, lace.high),
      eye.clone().lerp(middle, 0.5).addScaledVector(normal, 0.12),
      place(0, 0, 0.05 * side),
    ]
  })
  const ends = bothSides.flatMap((side) => [
    [
      place(0, 0.06, 0.1 * side),
      place(-0.2, 0.22, 0.9 * side),
      place(0.15, 0.1, 2.1 * side),
      place(0.75, -0.3, 2.5 * side),
      place(0.85, -0.2, 1.7 * side),
      place(0.3, 0.05, 0.6 * side),
      place(0.02, 0.06, 0.1 * side),
    ],
    [place(0, 0.02, 0.08 * side), hanging(0.8, 0.5, side), hanging(1.8, 0.95, side), hanging(2.8, 1.2, side)],
  ])
  const knot = [place(-0.03, 0.06, -0.17), place(0, 0.14, 0), place(-0.03, 0.06, 0.17)]
  return { strands, ends, knot, normal }
}

/** Laces that cross over the tongue, each coming out of its eyelet, the bow, the eyelets and the dark of their holes. */
export function lacesOn(closure: Closure) {
  const { eyelets } = closure
  const crosses = eyelets.slice(0, -1).flatMap((line, index) =>
    bothSides.map((side) => ({
      points: crossing(closure, [line, item(eyelets, index + 1)], side),
      normal: normalAt(closure, line, 1)
        .add(normalAt(closure, line, -1))
        .normalize(),
    })),
  )
  const bow = bowOf(closure)
  const count = isCoarse() ? 16 : 60
  // What is hidden in the leather ends flat: a round end would come out in the lining.
  const draw = (points: Row, normal: Vector3, roundEnds = false) =>
    sweep(profile(), curveThrough(points, count), { hint: () => normal, roundEnds })
  const drawn = [
    ...crosses.map(({ points, normal }) => draw(points, normal)),
    ...bow.strands.map((points) => draw(points, bow.normal)),
    ...bow.ends.map((points) => draw(points, bow.normal, true)),
  ]
  const seats = eyelets.flatMap((line) =>
    bothSides.map((side) => seatOn(eyeletAt(closure, line, side), normalAt(closure, line, side))),
  )
  const seated = (shape: readonly (readonly [number, number, number?])[]) =>
    merged(seats.map((seat) => turned(shape, isCoarse() ? 9 : 32).applyMatrix4(seat)))
  return {
    lace: merged([...drawn, tube(bow.knot, lace.half * 1.25, { roundEnds: true })]),
    eyelets: seated([
      [0.14, -0.06],
      [0.29, -0.06],
      [0.29, 0.04, 0.04],
      [0.14, 0.04, 0.04],
    ]),
    holes: seated([
      [0.001, -0.03],
      [0.16, -0.03],
      [0.16, 0.012],
      [0.001, 0.012],
    ]),
  }
}
