import type { Part } from '../../kit/mesh/model'
import { superellipse } from '../../kit/plane/curves'
import { vector } from '../../kit/plane/maths'
import { inset, roundedPolygon } from '../../kit/plane/outline'
import type { Corner } from '../../kit/plane/outline'
import { sweep } from '../../kit/skins/line-sweep'
import { skin } from '../../kit/skins/skin'
import { wordMark } from '../../kit/solids/word-mark'
import { giftBox } from '../fragrance/gift-box'
import { moved } from '../placing'

const [wide, deep] = [6.4, 9]

/** From the ground up: which share of its size it has at which height. Its rim stands above the stamped face. */
const flank = [
  [0.86, 0],
  [0.96, 0.12],
  [1, 0.5],
  [1, 1.7],
  [0.96, 2.08],
  [0.86, 2.2],
] as const
const face = [
  [0.84, 2.16],
  [0.8, 2.12],
  [0.3, 2.12],
] as const

const widthAt = (share: number) => wide * (share > 0.5 ? 1 - (1 - share) * 0.6 : share)
const depthAt = (share: number) => deep * (share > 0.5 ? 1 - (1 - share) * 0.45 : share)

function bar(name: string, slot: string): Part[] {
  const rings = [...flank, ...face].map(([share, y]) =>
    superellipse(widthAt(share), depthAt(share), 5, 96).map(([x, z]) => vector(x, y, -z)),
  )
  return [
    { name, geometry: skin(rings, { ring: true, caps: true, crease: 40 }), slot },
    { name: `${name}-mark`, geometry: wordMark(4.2, (u, v, h) => vector(u, 2.12 + h, -v), 0.05, 9), slot },
  ]
}

/** Paper round the middle of a bar: it lies on the flanks and spans the hollow of the face. */
export function paperBand(): Part[] {
  const right = flank.map(([share, y]): Corner => [widthAt(share) / 2, y, 0.12])
  const left = right.map(([x, y, round]): Corner => [-x, y, round]).reverse()
  const line = inset(roundedPolygon([...right, ...left], 0.06), -0.024)
  const band = sweep(
    [
      [-0.01, -1.3],
      [0.01, -1.3],
      [0.01, 1.3],
      [-0.01, 1.3],
    ],
    line.map(([x, y]) => vector(x, y, 0)),
    { closed: true, hint: () => vector(0, 0, 1) },
  )
  return [
    { name: 'band', geometry: band, slot: 'paper' },
    {
      name: 'band-mark',
      geometry: wordMark(3, (u, v, h) => vector(u, 2.234 + h, -v), 0.004, 6),
      slot: 'ink',
    },
  ]
}

/** Three soaps, one of them still in its paper, before the box that they come in. */
export const soap = (): Part[] => [
  ...moved(giftBox({ size: [22, 10.4, 3.2], card: 'paper', mark: 'ink' }), 'box', [0.4, -6]),
  ...moved(bar('sand', 'soap-sand'), 'a', [-7.2, 1.2], 0.14),
  ...moved([...bar('sage', 'soap-sage').slice(0, 1), ...paperBand()], 'b', [0.4, -0.4], -0.05),
  ...moved(bar('rose', 'soap-rose'), 'c', [7.9, 0.8], -0.2),
]
