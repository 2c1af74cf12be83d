import type { BufferGeometry } from 'three'
import type { Part } from '../../kit/mesh/model'
import { vector } from '../../kit/plane/maths'
import { roundedRectangle } from '../../kit/plane/outline'
import { column } from '../../kit/skins/column'
import type { Plan } from '../../kit/skins/column'
import { merged } from '../../kit/skins/raw'
import { skin } from '../../kit/skins/skin'
import { slab } from '../../kit/skins/slab'
import { wordMark } from '../../kit/solids/word-mark'

/** The same surface seen from within: the wall of a hollow. */
export function insideOut(geometry: BufferGeometry): BufferGeometry {
  const whole = geometry.getIndex() ? geometry.toNonIndexed() : geometry.clone()
  for (const name of ['position', 'normal', 'uv']) {
    const attribute = whole.getAttribute(name)
    const size = attribute.itemSize
    const old = Float32Array.from(attribute.array)
    for (let vertex = 0; vertex < attribute.count; vertex += 1)
      for (let axis = 0; axis < size; axis += 1) {
        const value = old[(vertex - (vertex % 3) + (2 - (vertex % 3))) * size + axis] ?? 0
        attribute.array[vertex * size + axis] = name === 'normal' ? -value : value
      }
  }
  return whole
}

type Filling = {
  plan: Plan
  tall: number
  wall: number
  base: number
  shoulder: number
  fill: number
  radius: number
  taper?: number
}

/** Thick glass with what is in it: liquid below, air above. */
export function filledGlass({ plan, tall, wall, base, shoulder, fill, radius, taper = 1 }: Filling): Part[] {
  const inner = { ...plan, width: plan.width - wall * 2, depth: plan.depth - wall * 2 }
  const height = tall - base - shoulder
  const level = height * fill
  const lower = Math.min(radius * 0.9, level * 0.4)
  const air = height - level - 0.02
  return [
    { name: 'glass.outside', geometry: column(plan, { from: 0, tall, radius, taper }), slot: 'glass' },
    {
      name: 'glass.hollow',
      geometry: insideOut(
        column(inner, {
          from: base + level + 0.02,
          tall: air,
          radius: Math.min(radius * 0.7, air * 0.45),
          taper,
        }),
      ),
      slot: 'glass',
    },
    {
      name: 'liquid',
      geometry: column(inner, { from: base, tall: level, radius: lower, taper }),
      slot: 'liquid',
    },
  ]
}

/** A paper label on a flat front, with the word mark and a fine rule. */
export function label(
  [width, height]: readonly [number, number],
  [x, y, z]: readonly [number, number, number],
): Part[] {
  const mark = wordMark(
    width * 0.66,
    (u, v, h) => vector(x + u, y + height * 0.08 + v, z + 0.03 + h),
    0.006,
    6,
  )
  const rule = (at: number, long: number) =>
    slab(roundedRectangle(long, 0.018, 0.004, 0.1), 0.006, 0).translate(x, y + at, z + 0.028)
  return [
    {
      name: 'label',
      geometry: slab(roundedRectangle(width, height, 0.05, 0.2), 0.03, 0.008).translate(x, y, z),
      slot: 'label',
    },
    {
      name: 'mark',
      geometry: merged([
        mark,
        rule(-height * 0.2, width * 0.2),
        rule(height * 0.42, width * 0.88),
        rule(-height * 0.42, width * 0.88),
      ]),
      slot: 'ink',
    },
  ]
}

/** The same label bent round a body of that radius. */
export function roundLabel(width: number, height: number, radius: number, y: number): Part[] {
  const bend = (u: number, v: number, h: number) => {
    const turn = u / radius
    return vector((radius + h) * Math.sin(turn), y + v, (radius + h) * Math.cos(turn))
  }
  const row = (v: number, h: number) =>
    Array.from({ length: 49 }, (_, index) => bend((index / 48 - 0.5) * width, v, h))
  const front = Array.from({ length: 9 }, (_, index) => row((index / 8 - 0.5) * height, 0.014))
  const back = Array.from({ length: 9 }, (_, index) => row((0.5 - index / 8) * height, 0.002))
  const columns = Array.from({ length: 49 }, (_, index) =>
    [...front, ...back].map((line) => line[index] ?? vector(0, 0, 0)),
  )
  const rule = (v: number, long: number) =>
    skin(
      Array.from({ length: 33 }, (_, index) => {
        const u = (index / 32 - 0.5) * long
        return [
          bend(u, v - 0.01, 0.012),
          bend(u, v + 0.01, 0.012),
          bend(u, v + 0.01, 0.021),
          bend(u, v - 0.01, 0.021),
        ]
      }),
      { ring: true, caps: true, crease: 30 },
    )
  const mark = wordMark(width * 0.64, (u, v, h) => bend(u, v + height * 0.08, 0.016 + h), 0.006, 6)
  return [
    { name: 'label', geometry: skin(columns, { ring: true, caps: true, crease: 30 }), slot: 'label' },
    {
      name: 'mark',
      geometry: merged([
        mark,
        rule(-height * 0.2, width * 0.2),
        rule(height * 0.42, width * 0.88),
        rule(-height * 0.42, width * 0.88),
      ]),
      slot: 'ink',
    },
  ]
}
