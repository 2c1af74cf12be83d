import type { BufferGeometry } from 'three'
import { superellipse } from '../kit/curves'
import { randomFrom, smooth, vector } from '../kit/maths'
import type { Model, Part } from '../kit/model'
import { counterClockwise, dense } from '../kit/outline'
import type { Point } from '../kit/outline'
import { shell, skin, slab, turned } from '../kit/rows'
import type { Look } from '../models/entry'
import type { Hex, Material, Sheet } from '../models/materials'
import { entries } from '../models/registry'

/** Things standing together, each with what it is made of. */
export type Piece = { parts: Part[]; sheet: Sheet }

type Place = { at?: readonly [x: number, y: number, z: number]; turn?: number; size?: number; lean?: number }

const moved = (geometry: BufferGeometry, { at = [0, 0, 0], turn = 0, size = 1, lean = 0 }: Place) =>
  geometry
    .clone()
    .scale(size, size, size)
    .rotateX(lean)
    .rotateY((turn * Math.PI) / 180)
    .translate(...at)

/** A product of the catalogue on the set. */
export function product(model: string, look: Partial<Look>, place: Place): Piece {
  const entry = entries[model]
  if (!entry) throw new Error(`No model called ${model}`)
  const full: Look = { sku: '', model, line: '', colour: '#8a7d70', colourName: '', params: {}, ...look }
  const built: Model = entry.build(full.params)
  const parts = built.parts.map((part) => ({ ...part, geometry: moved(part.geometry, place) }))
  return { parts, sheet: entry.sheet(full) }
}

function piece(name: string, geometry: BufferGeometry, material: Material, place: Place = {}): Piece {
  return { parts: [{ name, slot: name, geometry: moved(geometry, place) }], sheet: { [name]: material } }
}

export const plaster = (colour: Hex): Material => ({ type: 'plaster', colour })
export const stone = (colour: Hex, vein: Hex): Material => ({ type: 'stone', colour, vein })
export const linen = (colour: Hex): Material => ({ type: 'linen', colour })

/** An upright block with broken edges, its foot at y = 0. */
export function block(
  width: number,
  height: number,
  depth: number,
  material: Material,
  place: Place = {},
  edge = 0.5,
): Piece {
  const outline = superellipse(width, depth, 60, 200)
  const ring = (inset: number, y: number) =>
    outline.map(([x, z]) => vector(x * (1 - (inset * 2) / width), y, -z * (1 - (inset * 2) / depth)))
  const turns = [0, 0.5, 1].map((share) => (share * Math.PI) / 2)
  const geometry = skin(
    [
      ring(0, 0),
      ...turns.map((turn) => ring(edge * (1 - Math.cos(turn)), height - edge * (1 - Math.sin(turn)))),
      ring(Math.min(width, depth) * 0.3, height),
    ],
    { ring: true, caps: true, crease: 40 },
  )
  return piece('block', geometry, material, place)
}

/** A round plinth. */
export const drum = (radius: number, height: number, material: Material, place: Place = {}): Piece =>
  piece(
    'drum',
    turned(
      [
        [0, 0],
        [radius, 0, 0.3],
        [radius, height, 0.5],
        [0, height],
      ],
      160,
    ),
    material,
    place,
  )

/** Floor and wall in one bend, as wide as the eye goes. */
export function room(floor: Material, wall: Material, back: number): Piece[] {
  return [
    block(2400, 4, 2400, floor, { at: [0, -4, 0] }, 0.1),
    block(2400, 1200, 20, wall, { at: [0, 0, -back - 10] }, 0.1),
  ]
}

const archLine = (width: number, height: number): Point[] => [
  [-width / 2, 0.02],
  [width / 2, 0.02],
  ...Array.from({ length: 41 }, (_, index): Point => {
    const turn = (index / 40) * Math.PI
    return [(width / 2) * Math.cos(turn), height - width / 2 + (width / 2) * Math.sin(turn)]
  }),
]

/** A wall with round-headed openings. */
export function arcade(
  width: number,
  height: number,
  depth: number,
  openings: readonly (readonly [x: number, width: number, height: number])[],
  material: Material,
  place: Place = {},
): Piece {
  const wall = dense(
    [
      [-width / 2, -2],
      [width / 2, -2],
      [width / 2, height],
      [-width / 2, height],
    ],
    20,
  )
  const holes = openings.map(([x, w, h]) =>
    dense(
      counterClockwise(archLine(w, h)).map(([u, v]): Point => [u + x, v]),
      6,
    ),
  )
  return piece('arcade', slab(wall, depth, 0.6, holes), material, place)
}

/** A niche or a free-standing arch made of one bent slab. */
export const arch = (
  width: number,
  height: number,
  thick: number,
  depth: number,
  material: Material,
  place: Place = {},
): Piece => {
  const outer = archLine(width + thick * 2, height + thick)
  const inner = archLine(width, height)
  const outline: Point[] = [
    ...outer.slice(1),
    ...outer.slice(0, 1),
    ...inner.slice(0, 1),
    ...inner.slice(1).reverse(),
  ]
  return piece('arch', slab(dense(counterClockwise(outline), 3), depth, 0.4), material, place)
}

export function steps(
  width: number,
  count: number,
  rise: number,
  tread: number,
  material: Material,
  place: Place = {},
): Piece[] {
  const [x = 0, y = 0, z = 0] = place.at ?? []
  return Array.from({ length: count }, (_, index) =>
    block(width, rise * (index + 1), tread, material, { at: [x, y, z - index * tread] }, 0.35),
  )
}

/** Linen falling from above and running out over the floor in folds. */
export function drape(
  width: number,
  fall: number,
  run: number,
  material: Material,
  place: Place = {},
  seed = 3,
): Piece {
  const random = randomFrom(seed)
  const waves = Array.from(
    { length: 7 },
    () => [(2 + random() * 9) / width, random() * 6.3, 0.5 + random()] as const,
  )
  const rows = Array.from({ length: 161 }, (_, line) => {
    const t = line / 160
    const down = fall / (fall + run)
    return Array.from({ length: 241 }, (__, column) => {
      const x = (column / 240 - 0.5) * width
      const fold =
        waves.reduce(
          (sum, [pitch, phase, tall]) => sum + tall * Math.sin(x * pitch * 6.3 + phase + t * 0.8),
          0,
        ) *
        (1.1 + 0.5 * t)
      const bend = smooth(down - 0.09, down + 0.09, t)
      const y = t < down ? fall * (1 - t / down) : 0
      const z = t > down ? ((t - down) / (1 - down)) * run : 0
      const lift = (2.2 + fold * 0.42 * smooth(1, 0.8, t)) * smooth(1, 0.9, t)
      return vector(
        x * (1 + 0.05 * t),
        Math.max(y + Math.max(0.2, lift) * bend, 0.2) + (1 - bend) * 0,
        z + fold * (1 - bend) + 6 * bend * (1 - bend),
      )
    })
  })
  return piece(
    'drape',
    shell(rows, {
      thickness: 0.4,
      crease: 60,
      uv: (row, column) => [column * (width / 240), row * ((fall + run) / 160)],
    }),
    material,
    place,
  )
}

/** Still water in a shallow basin: soft rings on a dark floor. */
export function water(width: number, depth: number, colour: Hex, place: Place = {}): Piece {
  const rows = Array.from({ length: 221 }, (_, line) =>
    Array.from({ length: 301 }, (__, column) => {
      const [x, z] = [(column / 300 - 0.5) * width, (line / 220 - 0.5) * depth]
      const ring = (cx: number, cz: number, pitch: number, tall: number) => {
        const away = Math.hypot(x - cx, z - cz)
        return tall * Math.sin(away * pitch) * Math.exp(-away / 42)
      }
      const y =
        ring(-14, 4, 0.42, 0.16) +
        ring(38, -16, 0.36, 0.12) +
        0.05 * Math.sin(x * 0.11 + z * 0.23) +
        0.04 * Math.sin(x * 0.31 - z * 0.17)
      return vector(x, 1.2 + y, z)
    }),
  )
  return piece('water', shell(rows, { thickness: -1.1, crease: 60 }), { type: 'water', colour }, place)
}

type Panes = { width: number; height: number; columns?: number; lines?: number; bar?: number; away?: number }

/** Bars between the sun and the set, outside the picture: their shadow is that of a window. */
export function windowFrame(
  sun: readonly [number, number, number],
  target: readonly [number, number, number],
  { width, height, columns = 2, lines = 3, bar = width / 18, away = 1.1 }: Panes,
): Piece {
  const place: Place = {
    at: [target[0] + sun[0] * away, target[1] + sun[1] * away - height / 2, target[2] + sun[2] * away],
    turn: (Math.atan2(sun[0], sun[2]) * 180) / Math.PI,
  }
  const holes: Point[][] = []
  for (let column = 0; column < columns; column += 1)
    for (let line = 0; line < lines; line += 1) {
      const [w, h] = [width / columns, height / lines]
      const [x, y] = [-width / 2 + column * w, line * h]
      holes.push(
        dense(
          [
            [x + bar / 2, y + bar / 2],
            [x + w - bar / 2, y + bar / 2],
            [x + w - bar / 2, y + h - bar / 2],
            [x + bar / 2, y + h - bar / 2],
          ],
          30,
        ),
      )
    }
  const wall = dense(
    [
      [-width * 3, -height * 2],
      [width * 3, -height * 2],
      [width * 3, height * 4],
      [-width * 3, height * 4],
    ],
    120,
  )
  return piece(
    'window',
    slab(wall, 2, 0, holes),
    { type: 'plaster', colour: '#d8d2c8', isUnseen: true },
    place,
  )
}

/** Everything as one model with one sheet: what a piece calls its own gets the piece's number before it. */
export function together(pieces: readonly Piece[]): { model: Model; sheet: Sheet } {
  const own = (index: number, name: string) => `${index}-${name}`
  return {
    model: {
      parts: pieces.flatMap(({ parts }, index) =>
        parts.map((part) => ({ ...part, name: own(index, part.name), slot: own(index, part.slot) })),
      ),
    },
    sheet: Object.fromEntries(
      pieces.flatMap(({ sheet }, index) =>
        Object.entries(sheet).map(([slot, material]) => [own(index, slot), material]),
      ),
    ),
  }
}
