import { ball, turned } from '../../kit/skins/turned'
import type { Hex, Material } from '../../models/materials'
import type { Lamp } from '../../render/render'
import { brass } from '../palette'
import { piece } from './piece'
import type { Piece } from './piece'

type At = readonly [x: number, y: number, z: number]

export const glow = (colour: Hex, strength: number): Material => ({ type: 'glow', colour, strength })

const warm = '#ffb876'

/** The light of a bulb or a flame. */
export const bulb = (position: At, power: number, radius = 2.5, colour = warm): Lamp => ({
  kind: 'point',
  position,
  target: position,
  power,
  colour,
  radius,
})

type Shade = { stem: number; low: number; high: number; tall: number; strength?: number; foot?: Material }

/** A lamp with a pleatless shade of cloth, lit: its shade glows, its bulb is a lamp of the still's own. */
export function shadedLamp({ stem, low, high, tall, strength = 3, foot = brass }: Shade, at: At): Piece[] {
  const shell = turned(
    [
      [low, 0],
      [high, tall],
      [high - 0.15, tall],
      [low - 0.15, 0],
      [low, 0],
    ],
    96,
  )
  return [
    piece(
      'stem',
      turned([
        [0, 0],
        [low * 0.62, 0, 0.3],
        [low * 0.62, 1.2, 0.4],
        [0.9, 2.2, 0.6],
        [0.7, stem],
        [0.4, stem + tall * 0.5],
        [0, stem + tall * 0.5],
      ]),
      foot,
      { at },
    ),
    piece('shade', shell, glow('#ffcb92', strength), { at: [at[0], at[1] + stem, at[2]] }),
  ]
}

/** A candle in a stick of brass, and its flame. Answers also where the light is. */
export function taper(height: number, at: At, strength = 60): Piece[] {
  const foot = 7
  const top = foot + height
  const flame = ball(1, 32)
  flame.scale(0.42, 1.5, 0.42)
  return [
    piece(
      'stick',
      turned([
        [0, 0],
        [4.2, 0, 0.3],
        [4.2, 0.5, 0.3],
        [0.8, 1.6, 0.8],
        [0.7, foot - 2, 0.4],
        [1.7, foot - 0.6, 0.3],
        [1.7, foot, 0.1],
        [0, foot],
      ]),
      brass,
      { at },
    ),
    piece(
      'candle',
      turned([
        [0, 0],
        [1.1, 0],
        [0.95, height, 0.3],
        [0, height - 0.2],
      ]),
      { type: 'wax', colour: '#efe6d6' },
      { at: [at[0], at[1] + foot - 0.1, at[2]] },
    ),
    piece(
      'wick',
      turned(
        [
          [0, 0],
          [0.09, 0],
          [0.07, 0.8],
          [0, 0.8],
        ],
        12,
      ),
      { type: 'cloth', colour: '#2a2320' },
      { at: [at[0], at[1] + top - 0.2, at[2]] },
    ),
    piece('flame', flame, glow('#ffb45a', strength), { at: [at[0], at[1] + top + 1.9, at[2]] }),
  ]
}

/** Small lights far behind, which a wide aperture makes into discs. */
export const farLights = (places: readonly At[], strength: number, radius = 1): Piece[] =>
  places.map((at) => piece('far', ball(radius, 16), glow('#ffbf80', strength), { at }))
