import { Vector3 } from 'three'
import { place } from '../kit/mesh/geometry'
import type { Part } from '../kit/mesh/model'
import { TAU, lerp, vector } from '../kit/plane/maths'
import { ellipse, roundedPolygon, roundedRectangle } from '../kit/plane/outline'
import { lathe, plate } from '../kit/solids/solids'
import { circle, ring, sweep, throughPoints } from '../kit/solids/sweep'
import type { Frame } from '../kit/solids/sweep'
import { wordMark } from '../kit/solids/word-mark'

/** Fittings stand around the origin, their face towards +z, their back on z = 0. `size` scales the whole. */
export type Closure = 'turn' | 'bar' | 'arch' | 'pearl' | 'moon' | 'leaf' | 'plain'

const facing = [Math.PI / 2, 0, 0] as const

const flat = (z: number) => (x: number, y: number, height: number) => vector(x, y, z + height)

/** A plate with the house's name and a bar that turns: the lock of the classic line. */
function turnLock(): Part[] {
  const stem = place(
    lathe(
      [
        [0, 0],
        [0.6, 0],
        [0.6, 0.26, 0.05],
        [0.4, 0.36, 0.04],
        [0.4, 0.58],
        [0, 0.58],
      ],
      64,
    ),
    { turn: facing, at: [0, 0.28, 0.18] },
  )
  return [
    { name: 'plate', slot: 'metal', geometry: plate(roundedRectangle(4.2, 2.9, 0.55, 0.1), 0.2, 0.07) },
    {
      name: 'field',
      slot: 'brushed',
      geometry: place(plate(roundedRectangle(3.7, 2.4, 0.38, 0.1), 0.09, 0.035), { at: [0, 0, 0.15] }),
    },
    { name: 'stem', slot: 'metal', geometry: stem },
    {
      name: 'bar',
      slot: 'metal',
      geometry: place(plate(roundedRectangle(2.7, 0.74, 0.3, 0.06), 0.42, 0.16), { at: [0, 0.28, 0.62] }),
    },
    {
      name: 'dot',
      slot: 'metal',
      geometry: place(plate(ellipse(0.26, 0.26, 40), 0.06, 0.025), { at: [0, 0.28, 1.03] }),
    },
    {
      name: 'mark',
      slot: 'engraving',
      geometry: wordMark(1.9, (x, y, h) => vector(x, y - 0.78, 0.24 + h), 0.008, 9),
    },
  ]
}

/** A long bar through two eyes: the clean line by the river. */
function barLock(): Part[] {
  const bar = place(
    lathe(
      [
        [0, -2.6],
        [0.2, -2.6, 0.06],
        [0.3, -2.45, 0.05],
        [0.3, -2.2, 0.04],
        [0.22, -2.15, 0.04],
        [0.22, 2.15, 0.04],
        [0.3, 2.2, 0.04],
        [0.3, 2.45, 0.05],
        [0.2, 2.6, 0.06],
        [0, 2.6],
      ],
      56,
    ),
    { turn: [0, 0, Math.PI / 2], at: [0, 0, 0.62] },
  )
  const eyes = [-1.35, 1.35].map((x) =>
    place(ring(0.34, 0.13, 56, 18), { turn: [0, Math.PI / 2, 0], at: [x, 0, 0.5] }),
  )
  return [
    { name: 'plate', slot: 'metal', geometry: plate(roundedRectangle(4.4, 1.5, 0.7, 0.08), 0.22, 0.08) },
    { name: 'bar', slot: 'metal', geometry: bar },
    { name: 'eyeleft', slot: 'metal', geometry: eyes[0] ?? bar },
    { name: 'eyeright', slot: 'metal', geometry: eyes[1] ?? bar },
  ]
}

/** An arch standing on a plate, as over a row of houses. */
function archLock(): Part[] {
  const arch = throughPoints(
    Array.from({ length: 41 }, (_, k) => {
      const t = k / 40
      if (t < 0.25) return vector(-1, lerp(-1.25, 0.1, t / 0.25), 0)
      if (t > 0.75) return vector(1, lerp(0.1, -1.25, (t - 0.75) / 0.25), 0)
      const a = Math.PI * (1 - (t - 0.25) / 0.5)
      return vector(Math.cos(a), 0.1 + Math.sin(a), 0)
    }),
  )
  const frames = Array.from({ length: 121 }, (_, k): Frame => {
    const at = arch.getPointAt(k / 120)
    const along = arch.getTangentAt(k / 120)
    const side = new Vector3(0, 0, 1).cross(along).normalize()
    return { at: at.add(new Vector3(0, 0, 0.24)), side, up: new Vector3(0, 0, 1), along }
  })
  return [
    { name: 'arch', slot: 'brushed', geometry: sweep(roundedRectangle(0.46, 0.48, 0.15, 0.05), frames) },
    {
      name: 'bar',
      slot: 'brushed',
      geometry: place(plate(roundedRectangle(3.3, 0.62, 0.2, 0.06), 0.5, 0.07), { at: [0, -1.42, 0] }),
    },
    {
      name: 'mark',
      slot: 'engraving',
      geometry: wordMark(1.5, (x, y, h) => vector(x, y - 1.47, 0.5 + h), 0.008, 9),
    },
  ]
}

/** A pearl held by a collar of metal. */
function pearlLock(): Part[] {
  const collar = place(
    lathe(
      [
        [0, 0],
        [0.72, 0],
        [0.72, 0.16, 0.06],
        [0.5, 0.34, 0.08],
        [0, 0.34],
      ],
      64,
    ),
    { turn: facing },
  )
  const pearl = place(
    lathe(
      Array.from({ length: 33 }, (_, k) => {
        const a = -Math.PI / 2 + (k / 32) * Math.PI
        return [0.62 * Math.cos(a), 0.62 * Math.sin(a)] as const
      }),
      64,
    ),
    { turn: facing, at: [0, 0, 0.76] },
  )
  return [
    { name: 'collar', slot: 'metal', geometry: collar },
    { name: 'pearl', slot: 'pearl', geometry: pearl },
  ]
}

/** A waning moon, thick in the middle and pointed at both ends. */
function moonLock(): Part[] {
  const frames = Array.from({ length: 97 }, (_, k): Frame => {
    const t = k / 96
    const a = lerp(-0.72, 0.72, t) * Math.PI - Math.PI / 2
    const at = vector(1.15 * Math.cos(a), 1.15 * Math.sin(a), 0.3)
    const along = vector(-Math.sin(a), Math.cos(a), 0)
    const side = new Vector3(0, 0, 1).cross(along).normalize()
    return { at, side, up: new Vector3(0, 0, 1), along, scale: 0.1 + 0.9 * Math.sin(Math.PI * t) ** 0.8 }
  })
  return [{ name: 'moon', slot: 'metal', geometry: sweep(circle(0.34, 28), frames) }]
}

/** A leaf with a raised rib. */
function leafLock(): Part[] {
  const outline = roundedPolygon(
    Array.from({ length: 48 }, (_, k) => {
      const a = (k / 48) * TAU
      const y = Math.sin(a) * 1.7
      return [
        Math.cos(a) * 0.78 * (1 - 0.28 * Math.sin(a)) * Math.abs(Math.cos(a * 0.5 - Math.PI / 4)) ** 0.12,
        y,
        0,
      ] as const
    }),
    0.1,
  )
  const rib = throughPoints([
    vector(0, -2, 0.2),
    vector(0.04, -1, 0.32),
    vector(0, 0, 0.36),
    vector(-0.03, 1, 0.3),
    vector(0, 1.55, 0.2),
  ])
  const ribFrames = Array.from({ length: 49 }, (_, k): Frame => {
    const along = rib.getTangentAt(k / 48)
    const side = new Vector3(0, 0, 1).cross(along).normalize()
    return {
      at: rib.getPointAt(k / 48),
      side,
      up: new Vector3().crossVectors(along, side),
      along,
      scale: 1 - 0.6 * (k / 48),
    }
  })
  return [
    { name: 'leaf', slot: 'brushed', geometry: plate(outline, 0.3, 0.13) },
    { name: 'rib', slot: 'metal', geometry: sweep(circle(0.11, 20), ribFrames) },
  ]
}

/** Stamped in foil: the mark alone. */
function plainMark(): Part[] {
  return [{ name: 'mark', slot: 'matt-foil', geometry: wordMark(3.2, flat(0), 0.014, 6) }]
}

const closures: Record<Closure, () => Part[]> = {
  turn: turnLock,
  bar: barLock,
  arch: archLock,
  pearl: pearlLock,
  moon: moonLock,
  leaf: leafLock,
  plain: plainMark,
}

export function closure(kind: Closure, size = 1): Part[] {
  return closures[kind]().map((part) => ({ ...part, geometry: place(part.geometry, { scale: size }) }))
}
