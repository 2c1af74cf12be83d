import type { Part } from '../../../kit/mesh/model'
import { steps, vector } from '../../../kit/plane/maths'
import { tube } from '../../../kit/skins/line-sweep'
import { ball, turned } from '../../../kit/skins/turned'
import { chain, hoop, pitchOf } from '../pieces'
import type { Links } from '../pieces'
import { cabochon } from '../stones'

/** What closes a chain, around the origin, the chain coming to it along x: its parts, and how far they reach to either side. */
export type Clasp = { parts: Part[]; reach: number; wire: number }

/** A ring whose spring is drawn back by a stud. */
export function springRing(): Clasp {
  const [reach, wire] = [0.36, 0.075]
  const arc = steps(0.25 * Math.PI, 0.75 * Math.PI, 16).map((turn) =>
    vector(reach * Math.cos(turn), 0, -reach * Math.sin(turn)),
  )
  return {
    reach,
    wire,
    parts: [
      { name: 'clasp', geometry: hoop(reach, wire).rotateX(Math.PI / 2), slot: 'metal' },
      { name: 'clasp-sleeve', geometry: tube(arc, 1.4 * wire, { roundEnds: true }), slot: 'metal' },
      { name: 'clasp-stud', geometry: ball(0.085, 24).translate(0.2, 0.1, -0.33), slot: 'metal' },
    ],
  }
}

/** A black stone in a rim with an eye at either side. */
export function stoneClasp(): Clasp {
  const [rim, eye, wire] = [0.46, 0.14, 0.05]
  const side = rim + eye
  return {
    reach: side + eye,
    wire,
    parts: [
      { name: 'clasp', geometry: hoop(rim, 0.08).rotateX(Math.PI / 2), slot: 'metal' },
      { name: 'clasp-stone', geometry: cabochon(0.44, 0.55), slot: 'onyx' },
      ...[side, -side].map((x, index): Part => ({
        name: `clasp-eye${index}`,
        geometry: hoop(eye, wire)
          .rotateX(Math.PI / 2)
          .translate(x, 0, 0),
        slot: 'metal',
      })),
    ],
  }
}

/** From a clasp's middle to that of the first link in its eye, cm; `reach` is to the eye's outer edge, `wire` what it is bent of. */
export const toFirstLink = ({ reach, wire }: Pick<Clasp, 'reach' | 'wire'>, { long, thick }: Links) =>
  reach + long / 2 - 2 * thick - wire

/** What hangs from a clasp at the nape: a few links, and a leaf as large as a grain of rice. */
export function tail(from: number, links: Links): Part[] {
  const bend = 0.35
  const end = from + 4.2 * pitchOf(links)
  const line = steps(0, 1, 12).map((share) => vector(bend * share ** 2, 0, -from - (end - from) * share))
  return [
    { name: 'tail', geometry: chain(line, { ...links, tilt: 0.78 }), slot: 'metal' },
    {
      name: 'tail-leaf',
      geometry: ball(0.3, 32)
        .scale(0.42, 0.22, 1)
        .rotateY(-0.4)
        .translate(1.3 * bend, 0, -end - 0.2),
      slot: 'metal',
    },
  ]
}

/** The sleeve on the link of a heavy chain that is screwed open; it lies along x, around the origin. */
export function screwSleeve(long: number, thick: number): Part {
  const half = long / 2
  const rings = [-0.55, 0, 0.55].flatMap((share): [number, number][] => [
    [1.45 * thick, share * half - 0.03],
    [1.3 * thick, share * half - 0.015],
    [1.3 * thick, share * half + 0.015],
    [1.45 * thick, share * half + 0.03],
  ])
  const geometry = turned(
    [[0, -half], [1.45 * thick, -half, 0.04], ...rings, [1.45 * thick, half, 0.04], [0, half]],
    64,
  ).rotateZ(Math.PI / 2)
  return { name: 'sleeve', geometry, slot: 'metal' }
}
