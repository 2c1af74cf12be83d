import { smooth } from '../kit/plane/maths'

/**
 * What a window, or leaves before it, let through of the sun: 1 is all, 0 is shadow. `u` and `v` are cm across and up as
 * the sun sees the set, `time` runs from 0 to 1 over the film and means the same at both ends.
 */
export type Pattern = (time: number) => Light
export type Light = (u: number, v: number) => number

type Windows = {
  /** From one window to the next, cm: how far they move in the whole film. */
  apart: number
  width: number
  /** Lower and upper end. */
  from: number
  to: number
  columns: number
  lines: number
  bar: number
  /** How wide the edge of a shadow is. */
  soft: number
}

/** 1 from `from` to `to`, with soft edges. */
const between = (at: number, from: number, to: number, soft: number) =>
  smooth(from - soft / 2, from + soft / 2, at) * smooth(to + soft / 2, to - soft / 2, at)

/** A row of windows that pass before the sun, one taking the place of the next. */
export function windows({ apart, width, from, to, columns, lines, bar, soft }: Windows): Pattern {
  const bars = (at: number, length: number, count: number) => {
    const pane = length / count
    const off = Math.abs(at / pane - Math.round(at / pane)) * pane
    return smooth(bar / 2 - soft / 2, bar / 2 + soft / 2, off)
  }
  return (time) => (u, v) => {
    const moved = u - time * apart
    const across = moved - Math.floor(moved / apart) * apart
    const light = between(across, 0, width, soft) * between(v, from, to, soft)
    return light === 0 ? 0 : light * bars(across, width, columns) * bars(v - from, to - from, lines)
  }
}
