import { randomFrom, vector } from '../../kit/plane/maths'
import { curveThrough } from '../../kit/plane/curves'
import { tube } from '../../kit/skins/line-sweep'
import { merged } from '../../kit/skins/raw'
import { skin } from '../../kit/skins/skin'
import type { Hex } from '../../models/materials'
import { piece } from './piece'
import type { Piece } from './piece'

/** A blade, pointed at both ends, bent along its middle; it grows to the right. */
const blade = (long: number, wide: number) =>
  skin(
    Array.from({ length: 9 }, (_, line) => {
      const t = line / 8
      const half = wide * Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 0.8
      return [-1, -0.5, 0, 0.5, 1].map((side) =>
        vector(t * long, -0.12 * long * t * t + Math.abs(side) * half * 0.35, side * half),
      )
    }),
    { crease: 60 },
  )

/** Branches of olive that rise from a vase's mouth and lean apart, none further back than `behind`. */
export function branches(
  at: readonly [number, number, number],
  {
    count,
    tall,
    seed = 6,
    behind = Infinity,
  }: { count: number; tall: number; seed?: number; behind?: number },
  leaf: Hex = '#6f7a5c',
): Piece[] {
  const random = randomFrom(seed)
  const [leafLong, leafVaries] = [tall * 0.11, tall * 0.05]
  const back = behind - leafLong - leafVaries
  const stems = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2 + random()
    const out = tall * (0.25 + random() * 0.35)
    const high = tall * (0.75 + random() * 0.35)
    const end = vector(Math.cos(turn) * out, high, Math.max(Math.sin(turn) * out, -back))
    return curveThrough(
      [
        vector(0, -8, 0),
        vector(end.x * 0.2, high * 0.4, end.z * 0.2),
        vector(end.x * 0.6, high * 0.8, end.z * 0.6),
        end,
      ],
      40,
    )
  })
  const leaves = stems.flatMap((stem) =>
    stem.slice(14).map((point, index) =>
      blade(leafLong + random() * leafVaries, tall * 0.016)
        .rotateZ(0.2 + random() * 0.7)
        .rotateY(index * 2.4 + random())
        .translate(...point.toArray()),
    ),
  )
  return [
    piece(
      'stems',
      merged(stems.map((stem) => tube(stem, 0.22, { sides: 8 }))),
      { type: 'wood', colour: '#6a5a44', dark: '#4d4132' },
      { at },
    ),
    piece('leaves', merged(leaves), { type: 'plastic', colour: leaf, roughness: 0.6 }, { at }),
  ]
}
