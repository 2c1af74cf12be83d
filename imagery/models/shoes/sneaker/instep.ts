import type { Vector3 } from 'three'
import { at } from '../../../kit/plane/curves'
import { clamp, lerp } from '../../../kit/plane/maths'
import { onSkin } from '../boot/shaft'
import type { Skin } from '../boot/shaft'
import { columnBeside, normalAt } from './on-skin'
import type { Place } from '../boot/columns'

/** A place on the instep, cm: up along it from where the closing opens, and across from its middle, the outside positive. */
export type Spot = readonly [up: number, across: number]

/** The closing up the instep. */
export type Instep = {
  skin: Skin
  /** The lines at which it opens and ends. */
  first: number
  top: number
  /** How long it is. */
  tall: number
  /** From its middle to the edge of a facing. */
  gap: (up: number) => number
  /** Where its rows of eyelets are. */
  rows: readonly number[]
  place: (spot: Spot) => Place
  on: (spot: Spot, out?: number) => Vector3
  normal: (spot: Spot) => Vector3
  /** The column at which the quarter's edge lies below the facing. */
  edge: (line: number) => number
}

/** From a facing's edge to its eyelets, and how wide it is, cm. */
export const facing = { eyelet: 0.58, wide: 1.3 }

/** A closing that opens `x` cm from the heel. */
export function instepOf(skin: Skin, x: number, eyelets: number): Instep {
  const top = skin.rows.length - 1
  let first = 8
  while (first < skin.lowers - 1 && onSkin(skin, first, 0).x > x) first += 0.05
  const foot = onSkin(skin, first, 0)
  const axis = onSkin(skin, top, 0).sub(foot).setZ(0).normalize()
  // How far up the axis each place of the skin is.
  const heights = skin.rows.map((row) => row.map((point) => point.clone().sub(foot).dot(axis)))
  const tall = at(at(heights, top), 0)
  const width = at(skin.rows, 0).length

  const lineOf = (up: number, column: number) => {
    const height = (line: number) => at(at(heights, line), (column + width) % width)
    let [low, high] = [0, top]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (height(middle) < up) low = middle
      else high = middle
    }
    return low + clamp((up - height(low)) / (height(high) - height(low) || 1))
  }
  const placeOf = ([up, across]: Spot): Place => {
    const side = across < 0 ? -1 : 1
    let line = lineOf(up, 0)
    let last = onSkin(skin, line, 0)
    let left = Math.abs(across)
    for (let column = 1; column < 80; column += 1) {
      const next = lineOf(up, side * column)
      const point = onSkin(skin, next, side * column)
      const gone = point.distanceTo(last)
      if (gone >= left) {
        const share = left / (gone || 1)
        return [lerp(line, next, share), side * (column - 1 + share)]
      }
      left -= gone
      line = next
      last = point
    }
    return [line, side * 80]
  }
  return {
    skin,
    first,
    top,
    tall,
    gap: (up) => lerp(0.72, 1.05, clamp(up / tall)),
    rows: Array.from({ length: eyelets }, (_, index) => lerp(0.3, tall - 0.85, index / (eyelets - 1))),
    place: placeOf,
    on: (spot, out = 0) => onSkin(skin, ...placeOf(spot), out),
    normal: (spot) => normalAt(skin, ...placeOf(spot)),
    edge: (line) => columnBeside(skin, line, lerp(1.5, 1.9, clamp((line - first) / (top - first)))),
  }
}
