import { place } from '../../kit/mesh/geometry'
import type { Part } from '../../kit/mesh/model'
import { lerp, vector } from '../../kit/plane/maths'
import { roundedRectangle } from '../../kit/plane/outline'
import type { Outline } from '../../kit/plane/outline'
import { plate } from '../../kit/solids/solids'
import { framesAlong, sweep, throughPoints } from '../../kit/solids/sweep'
import type { Frame } from '../../kit/solids/sweep'

export type Buckle = {
  parts: Part[]
  /** Where the strap is held, left of the middle, and where its other end leaves. */
  left: number
  right: number
  width: number
  height: number
  bar: StrapBar
}

/** What a strap's end is folded round: its middle, how wide and deep it is. */
export type StrapBar = {
  x: number
  y: number
  z: number
  width: number
  depth: number
  /** How wide a slot the tongue takes of the fold. */
  slot: number
  /** How much of the strap's width goes round: less where the bar is bent. */
  share: number
}

/** Where every frame's back lies. */
const back = -0.06

/** A frame with a hole, its edges softly rounded. */
export function frame(outline: Outline, hole: Outline, slot = 'metal', depth = 0.5): Part {
  return {
    name: 'frame',
    slot,
    geometry: place(plate(outline, depth, Math.min(0.17, depth * 0.38), { holes: [hole], crease: 28 }), {
      at: [0, 0, back],
    }),
  }
}

/** The side of a frame that a tongue goes round: from where to where it reaches, and how deep it is. */
export type Bar = { from: number; to: number; depth: number }

/** The tongue of a buckle: from the left bar over the frame's right side. */
export function prong({ left, right, bar, thick = 0.42 }: ProngOptions): Part[] {
  const onBar = back + bar.depth + play + thick * 0.31
  const curve = throughPoints(
    [
      [bar.from + 0.14, onBar - 0.2],
      [left, onBar],
      [Math.max(left + 0.45, bar.to), onBar],
      [left + 1.3, Math.max(0.56, onBar - 0.02)],
      [right - 0.6, 0.58],
      [right + 0.02, 0.57],
      [right + 0.26, 0.46],
    ].map(([x = 0, z = 0]) => vector(x, 0, z)),
  )
  const frames = framesAlong(
    curve,
    70,
    () => vector(0, 0, 1),
    (t) => ({
      scale: lerp(1, 0.76, t) * (t > 0.94 ? Math.sqrt(Math.max(0.02, 1 - ((t - 0.94) / 0.06) ** 2)) : 1),
    }),
  )
  return [
    {
      name: 'prong',
      slot: 'metal',
      geometry: sweep(roundedRectangle(thick, thick * 0.62, thick * 0.24, 0.05), frames),
    },
    { name: 'hinge', slot: 'metal', geometry: hinge(bar, hingeWidth(thick)) },
  ]
}

type ProngOptions = { left: number; right: number; bar: Bar; thick?: number }

/** Between a bar and what turns about it, cm; and how thick the metal of that is. */
const play = 0.03
const bandThick = 0.15

/** How wide the band of a tongue is, by how thick the tongue is. */
const hingeWidth = (thick: number) => thick * 1.35

/** The side of an open frame as what a strap goes round, with room for the tongue's band in the middle. */
export const barWithTongue = ({ from, to, depth }: Bar, thick: number): StrapBar => ({
  x: (from + to) / 2,
  y: 0,
  z: back + depth / 2,
  width: to - from,
  depth,
  slot: hingeWidth(thick) + 2 * play,
  share: 1,
})

/** The round end of a link: a narrow end of the strap goes round it. */
export const barOfLink = (width: number, side: number, depth: number): StrapBar => ({
  x: (side - width) / 2,
  y: 0,
  z: back + depth / 2,
  width: side,
  depth,
  slot: 0,
  share: 0.5,
})

/** The band by which a tongue goes round its bar, whatever that measures. */
function hinge({ from, to, depth }: Bar, width: number) {
  const room = 2 * play + bandThick
  const line = roundedRectangle(to - from + room, depth + room, 0.2, 0.06)
  const curve = throughPoints(
    line.map(([x, z]) => vector((from + to) / 2 + x, 0, back + depth / 2 + z)),
    true,
  )
  const count = 72
  const frames = Array.from({ length: count }, (_, k): Frame => {
    const along = curve.getTangentAt(k / count)
    const side = vector(0, 1, 0)
    return { at: curve.getPointAt(k / count), side, up: along.clone().cross(side), along }
  })
  return sweep(roundedRectangle(width, bandThick, bandThick * 0.4, 0.05), frames, true)
}
