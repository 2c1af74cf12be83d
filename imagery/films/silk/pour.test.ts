import { describe, expect, it } from 'vitest'
import { item } from '../../kit/plane/maths'
import { framesOf } from '../film'
import { columns, pattern, poured, rows, rowsOfPeriod, seconds, silkTask } from './pour'

const { sewing, fall, obstacles } = silkTask()
const last = framesOf({ seconds }) - 1
const solvedFrames = Array.from({ length: fall.frames }, (_, frame) => frame)
const placesOf = (values: ArrayLike<number>) =>
  pattern.map((_, knot) => [0, 1, 2].map((axis) => item(values, knot * 3 + axis)))
const hand = placesOfHand(fall.led ?? [])

function placesOfHand(led: readonly number[]) {
  return solvedFrames.map((frame) => [0, 1, 2].map((axis) => item(led, frame * 3 + axis)))
}

/** Silk that flows without falling: each knot where its row has come to, and `sinks` lower from frame to frame. */
const flowing = (sinks: number) =>
  hand.map(([across = 0, , forward = 0], frame) =>
    Float32Array.from(pattern.flatMap(([x, way]) => [x + across, -sinks * frame, forward - way])),
  )

/** The farthest that any row goes from one frame to another, which is `later` rows further back. */
const gapOf = (from: ArrayLike<number>, to: ArrayLike<number>, later = 0) => {
  const [one, other] = [placesOf(from), placesOf(to)]
  return Math.max(
    ...one
      .slice(0, (rows - later) * columns)
      .map((place, knot) =>
        Math.hypot(...place.map((value, axis) => value - item(item(other, knot + later * columns), axis))),
      ),
  )
}

describe('[P14] the silk of the film', () => {
  it('is folded the same again after what flows past in a loop', () => {
    const rest = placesOf(fall.rest ?? [])
    expect(rest).toHaveLength(rows * columns)
    for (const [knot, [across = 0, up = 0]] of rest.slice(0, (rows - rowsOfPeriod) * columns).entries()) {
      const [later = 0, higher = 0] = item(rest, knot + rowsOfPeriod * columns)
      expect(Math.abs(across - later)).toBeLessThan(1e-6)
      expect(Math.abs(up - higher)).toBeLessThan(1e-6)
    }
  })

  it('starts on the stone and before it, nowhere in it, and is held by its back hem alone', () => {
    for (const { y, z } of sewing.start)
      expect(z > -3 ? Math.hypot(y + 3, z + 3) > 3 || z > 0 : y > 0).toBe(true)
    expect(fall.pins?.map((knot) => Math.floor(knot / columns))).toEqual(
      Array.from({ length: columns }, () => rows - 1),
    )
    expect(obstacles).toHaveLength(3)
  })

  it('is long enough: its back hem has not come into sight when the loop ends', () => {
    const end = item(hand, fall.frames - 1)
    expect(Math.max(...sewing.start.slice(-columns).map(({ z }) => z)) + item(end, 2)).toBeLessThan(-50)
  })

  it('goes on where it began, even when it hangs lower by then', () => {
    for (const sinks of [0, 0.02]) {
      const solved = flowing(sinks)
      const steps = Array.from({ length: 28 }, (_, frame) =>
        gapOf(poured(solved, frame), poured(solved, frame + 1)),
      )
      const around = gapOf(poured(solved, 0), poured(solved, last), rowsOfPeriod)
      expect(around).toBeLessThan(Math.max(...steps) * 1.05)
      expect(Math.max(...steps)).toBeLessThan(0.8)
    }
  })
})
