import { Matrix4, Vector3 } from 'three'
import { placeParts } from '../../kit/mesh/geometry'
import type { Part } from '../../kit/mesh/model'
import { TAU, item, steps } from '../../kit/plane/maths'
import { roundedRectangle } from '../../kit/plane/outline'
import { plate } from '../../kit/solids/solids'
import { circle, framesAlong, strapSection, sweep, throughPoints } from '../../kit/solids/sweep'
import type { Frame } from '../../kit/solids/sweep'
import { buckle } from '../../models/belts/buckle'
import { holesOf, rimOfHole, strapAlong } from '../../models/belts/strap'
import { leatherSheet } from '../../models/materials'
import { block } from '../../stills/sets/blocks'
import { piece, plaster, stone } from '../../stills/sets/piece'
import type { Piece } from '../../stills/sets/piece'
import { eye, sun } from '../../stills/still'
import { bar, length, poseAt, thickness, width } from './motion'

/** Of HB-0101, in its second colour. */
const sheet = { ...leatherSheet('box-calf', 'palladium', '#3d271d'), dark: plaster('#120c08') }

/** The buckle's own plane is that of the stone. */
const laid = new Matrix4().makeRotationX(-Math.PI / 2)
const made = buckle('pin', width)
const isProng = ({ name }: Part) => name === 'prong'

const path = (points: readonly (readonly [x: number, y: number])[], count: number): Frame[] => {
  const curve = throughPoints(points.map(([x, y]) => new Vector3(x, y, 0)))
  return framesAlong(curve, count, (t) => {
    const along = curve.getTangentAt(t)
    return new Vector3(-along.y, along.x, 0)
  })
}

const aside = (frames: readonly Frame[], by: number) =>
  frames.map((frame) => ({ ...frame, at: frame.at.clone().addScaledVector(frame.side, by) }))

/** The end that holds the buckle: sewn to itself, and slit where the prong goes through. */
function held(): Part[] {
  const upper = path(
    [
      [-14, -0.17],
      [-6, -0.17],
      [-4.2, -0.16],
      [-3.3, -0.02],
      [-2.5, 0.25],
    ],
    200,
  )
  const r = bar.y + 0.5
  const round = path(
    [
      [-2.75, 0.16],
      [-2.3, 0.3],
      ...steps(0, Math.PI, 12).map(
        (turn) => [bar.x + r * Math.sin(turn), bar.y + r * Math.cos(turn)] as const,
      ),
      [-2.6, -0.5],
      [-5, -0.5],
    ],
    160,
  )
  const strip = width / 2 - 0.36
  return [
    ...strapAlong(upper, { width }),
    ...[-1, 1].map((sign): Part => ({
      name: `round${sign}`,
      slot: 'leather',
      geometry: sweep(
        strapSection(strip, thickness * 0.94),
        aside(round, sign * (width / 2 - strip / 2 - 0.01)),
      ),
    })),
  ]
}

/** The prong's collar about its bar. */
function collar(): Part {
  const frames = steps(0, TAU, 48)
    .slice(1)
    .map((turn): Frame => {
      const up = new Vector3(Math.cos(turn), Math.sin(turn), 0)
      const [side, along] = [new Vector3(0, 0, -1), new Vector3(-up.y, up.x, 0)]
      return { at: new Vector3(bar.x, bar.y, 0).addScaledVector(up, 0.36), side, up, along }
    })
  return { name: 'collar', slot: 'metal', geometry: sweep(strapSection(0.46, 0.12), frames, true) }
}

const from = [-26, 22, 13] as const

/** What stands still. */
export const set = (): Piece[] => [
  {
    parts: [
      ...placeParts(
        made.parts.filter(({ name }) => name === 'frame'),
        laid,
      ),
      collar(),
      ...held(),
    ],
    sheet,
  },
  block([300, 20, 300], stone('#d9d4ca', '#d2ccc0'), { at: [0, -20.69, 0] }, 0.1),
  piece(
    'flag',
    plate(roundedRectangle(26, 16, 1), 0.4, 0.05),
    { type: 'plaster', colour: '#0b0a09', isUnseen: true },
    { at: [14, 16, -22], lean: 0.5 },
  ),
]

export const light = sun(from, 2.5, 0.85)
export const camera = eye([7.5, 15, 22], [-0.5, 0.35, 0], 15.5, { on: [0, 0.5, 1.2], stop: 5.6 })

/** What moves, at a time from 0, held, to 1, closed. */
export function moved(time: number): Piece {
  const { frames, prong } = poseAt(time)
  const about = new Matrix4()
    .makeTranslation(bar.x, bar.y, 0)
    .multiply(new Matrix4().makeRotationZ(prong))
    .multiply(new Matrix4().makeTranslation(-bar.x, -bar.y, 0))
  const holes = holesOf(length).flatMap((share, k): Part[] => {
    const frame = item(frames, Math.round((frames.length - 1) * share))
    const floor = new Matrix4()
      .makeBasis(frame.along, frame.side, frame.up)
      .setPosition(frame.at.clone().addScaledVector(frame.up, thickness / 2 + 0.03))
    return [
      { name: `hole${k}`, slot: 'edge', geometry: rimOfHole(frame, thickness, 0.19) },
      { name: `floor${k}`, slot: 'dark', geometry: plate(circle(0.19), 0.03, 0).applyMatrix4(floor) },
    ]
  })
  return {
    parts: [
      ...placeParts(made.parts.filter(isProng), about.multiply(laid)),
      ...strapAlong(frames, { width }),
      ...holes,
    ],
    sheet,
  }
}
