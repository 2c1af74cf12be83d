import { around, item } from '../kit/plane/maths'

/** A picture of yes and no, row by row from the top. */
export type Mask = { width: number; height: number; isFilled: (x: number, y: number) => boolean }

export type Point = readonly [x: number, y: number]

/** A step along the edge of a pixel, with what is filled at its right. */
type Step = 0 | 1 | 2 | 3
const steps: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** The borders of all that is filled, as closed lines through the corners of pixels; holes run the other way round. */
export function traceBorders({ width, height, isFilled }: Mask): Point[][] {
  const open = new Map<number, Step[]>()
  const keyOf = (x: number, y: number) => y * (width + 1) + x
  const note = (x: number, y: number, step: Step) =>
    open.set(keyOf(x, y), [...(open.get(keyOf(x, y)) ?? []), step])
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isFilled(x, y)) continue
      if (y === 0 || !isFilled(x, y - 1)) note(x, y, 0)
      if (x === width - 1 || !isFilled(x + 1, y)) note(x + 1, y, 1)
      if (y === height - 1 || !isFilled(x, y + 1)) note(x + 1, y + 1, 2)
      if (x === 0 || !isFilled(x - 1, y)) note(x, y + 1, 3)
    }

  const borders: Point[][] = []
  for (const start of open.keys()) {
    while (open.has(start)) borders.push(follow(start))
  }
  return borders

  function follow(start: number): Point[] {
    const border: Point[] = []
    let at = start
    let last: Step = 0
    do {
      const choices = open.get(at) ?? []
      // Where two pixels touch by a corner, the line stays with its own.
      const step = choices.find((choice) => choice === (last + 1) % 4) ?? item(choices, 0)
      const left = choices.filter((choice) => choice !== step)
      if (left.length > 0) open.set(at, left)
      else open.delete(at)
      border.push([at % (width + 1), Math.floor(at / (width + 1))])
      const [dx, dy] = item(steps, step)
      at += keyOf(dx, dy)
      last = step
    } while (at !== start)
    return border
  }
}

/** The area inside a closed line; below zero for a hole. */
export function areaOf(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = around(line, k + 1)
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

/** A closed line with as few corners as keep it within `tolerance` of itself. */
export function simplified(line: readonly Point[], tolerance: number): Point[] {
  const far = farthestFrom(item(line, 0), line)
  const there = line.slice(0, far + 1)
  const back = [...line.slice(far), item(line, 0)]
  return [...between(there, tolerance).slice(0, -1), ...between(back, tolerance).slice(0, -1)]
}

/** The rule of Douglas and Peucker: a corner stays where the line leaves the chord by more than is allowed. */
function between(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [item(line, 0), item(line, line.length - 1)]
  let [most, at] = [0, 0]
  for (const [k, point] of line.entries()) {
    const distance = fromChord(point, first, last)
    if (distance > most) [most, at] = [distance, k]
  }
  if (most <= tolerance) return [first, last]
  return [...between(line.slice(0, at + 1), tolerance).slice(0, -1), ...between(line.slice(at), tolerance)]
}

function farthestFrom([x, y]: Point, line: readonly Point[]): number {
  const distances = line.map(([ax, ay]) => Math.hypot(ax - x, ay - y))
  return distances.indexOf(Math.max(...distances))
}

function fromChord([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}
