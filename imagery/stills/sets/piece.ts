import type { BufferGeometry } from 'three'
import type { Model, Part } from '../../kit/mesh/model'
import type { Look } from '../../models/entry'
import type { Hex, Material, Sheet } from '../../models/materials'
import { entries } from '../../models/registry'

/** Things standing together, each with what it is made of. */
export type Piece = { parts: Part[]; sheet: Sheet }

export type Place = {
  at?: readonly [x: number, y: number, z: number]
  turn?: number
  size?: number
  lean?: number
}

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

export function piece(name: string, geometry: BufferGeometry, material: Material, place: Place = {}): Piece {
  return { parts: [{ name, slot: name, geometry: moved(geometry, place) }], sheet: { [name]: material } }
}

export const plaster = (colour: Hex): Material => ({ type: 'plaster', colour })
export const stone = (colour: Hex, vein: Hex): Material => ({ type: 'stone', colour, vein })
export const linen = (colour: Hex): Material => ({ type: 'linen', colour })

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
