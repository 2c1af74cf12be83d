import type { Vector3 } from 'three'
import { clamp, distancesAlong, item, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'

/** A fold down the cloth. */
export type Fold = {
  /** How far round it stands, degrees: 0 is the middle of the front, 90 its right. */
  at: number
  /** Half its width, degrees. */
  wide: number
  /** How far it stands out at the hem, cm. */
  high: number
  /** The height at which it begins. */
  from: number
  /** By how many degrees it has moved at the hem: no two folds hang quite alike. */
  lean: number
}

/** Folds from rows of their numbers. */
export const foldsOf = (
  rows: readonly (readonly [at: number, wide: number, high: number, from: number, lean: number])[],
): Fold[] => rows.map(([at, wide, high, from, lean]) => ({ at, wide, high, from, lean }))

/** Cloth that falls around an oval. */
export type FoldedTube = {
  /** Half the width and half the depth of the oval, by height. */
  wide: (height: number) => number
  deep: (height: number) => number
  /** What stands out of the oval in front, such as a bust, cm. */
  relief: (x: number, height: number) => number
  folds: readonly Fold[]
  top: number
  hem: number
}

/** Cloth draped around an oval, and the pattern that is taken from it. */
export type Moulded = {
  /** How long the cloth is round a quarter of the tube, at a height: half the width of its pattern. */
  quarter: (height: number) => number
  /** Where a place of the pattern lies, on the front (1) or the back (-1). */
  placeOf: (side: 1 | -1, point: Point) => Vector3
}

const samples = 240
const pitch = 1

/** The oval is a little squarer than an ellipse, as bodies are. */
const power = 2.15

const radians = Math.PI / 180

/** The way round from one direction to another, degrees. */
export const between = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180

/** How far cloth stands out of the oval by its folds: as much as it goes in between them. */
export const standing = ({ folds, hem }: Pick<FoldedTube, 'folds' | 'hem'>, angle: number, height: number) =>
  folds.reduce((sum, { at, wide, high, from, lean }) => {
    const down = clamp((from - height) / (from - hem))
    const away = between(at + lean * down, angle) / wide
    const mean = (wide * Math.sqrt(Math.PI)) / 360
    return sum + high * down ** 0.85 * smooth(0, 0.25, down) * (Math.exp(-away * away) - mean)
  }, 0)

function placeAt(tube: FoldedTube, angle: number, height: number): Vector3 {
  const [s, c] = [Math.sin(angle * radians), Math.cos(angle * radians)]
  const [a, b] = [tube.wide(height), tube.deep(height)]
  const oval = ((Math.abs(s) / a) ** power + (Math.abs(c) / b) ** power) ** (-1 / power)
  const out = oval + standing(tube, angle, height)
  return vector(out * s, height, out * c + (c > 0 ? tube.relief(out * s, height) : 0))
}

/** A line with the lengths up to each of its points. */
type Line = { line: Vector3[]; lengths: number[] }

function halfLevel(tube: FoldedTube, side: 1 | -1, height: number): Line {
  const line = steps(-90, 90, samples).map((angle) => placeAt(tube, side > 0 ? angle : 180 - angle, height))
  return { line, lengths: distancesAlong(line) }
}

/** The place on a line by its share from -1 to 1. */
function onLine({ line, lengths }: Line, share: number): Vector3 {
  const want = clamp((share + 1) / 2) * item(lengths, samples)
  const found = lengths.findIndex((length) => length >= want)
  const next = clamp(found, 1, samples)
  const [from, to] = [item(lengths, next - 1), item(lengths, next)]
  return item(line, next - 1)
    .clone()
    .lerp(item(line, next), (want - from) / (to - from))
}

/**
 * Silk as it is draped on a stand: shaped first, its pattern taken from it. At every height front and back are each as
 * wide as their cloth is long there.
 */
export function moulded(tube: FoldedTube): Moulded {
  const { top, hem } = tube
  const count = Math.ceil((top - hem) / pitch)
  const levels = steps(hem, top, count).map((height) => ({
    1: halfLevel(tube, 1, height),
    [-1]: halfLevel(tube, -1, height),
  }))
  const quarters = levels.map(
    (level) => (item(level[1].lengths, samples) + item(level[-1].lengths, samples)) / 4,
  )
  const levelOf = (height: number) => {
    const at = clamp((height - hem) / (top - hem)) * count
    const low = Math.min(Math.floor(at), count - 1)
    return { low, share: at - low }
  }
  const quarter = (height: number) => {
    const { low, share } = levelOf(height)
    return lerp(item(quarters, low), item(quarters, low + 1), share)
  }
  return {
    quarter,
    placeOf(side, [x, y]) {
      const { low, share } = levelOf(y)
      const across = x / quarter(y)
      return onLine(item(levels, low)[side], across).lerp(onLine(item(levels, low + 1)[side], across), share)
    },
  }
}
