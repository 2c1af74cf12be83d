import { at, curveThrough } from '../../../kit/plane/curves'
import { lerp, vector } from '../../../kit/plane/maths'
import { sweep, tube } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { onSkin } from './shaft'
import type { Skin } from './shaft'

const roundLine = (radius: number, flat = 1) =>
  Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * 2 * Math.PI
    return [radius * Math.cos(turn), radius * flat * Math.sin(turn)] as const
  })

/**
 * Where a crossing lace is held on its way from 0 to 1: few places, so that it spans the small hollows of the tongue. One
 * that is long also close to its eyelets, or it would stay under the leather for a quarter of its way.
 */
export function crossingAt(skin: Skin, [from, to]: readonly [number, number]): number[] {
  const near = 0.28 / onSkin(skin, from, 0).distanceTo(onSkin(skin, to, 0))
  return near < 0.15 ? [0, near, 0.25, 0.5, 0.75, 1 - near, 1] : [0, 0.25, 0.5, 0.75, 1]
}

/** Laces between pairs of eyelets up the front: lines and half widths in columns. */
export function lacesOn(
  skin: Skin,
  pairs: readonly (readonly [line: number, half: number])[],
  out: number,
  radius = 0.15,
) {
  const bars = pairs.flatMap(([line, half], index) => {
    const next = at(pairs, index + 1)
    const isLast = index === pairs.length - 1
    const crosses = isLast
      ? []
      : ([1, -1] as const).map((side) =>
          crossingAt(skin, [line, next[0]]).map((t) => {
            const depth =
              t === 0 || t === 1 ? -0.22 : 0.1 + 0.12 * Math.sin(Math.PI * t) + (side > 0 ? 0.12 : 0)
            return onSkin(skin, lerp(line, next[0], t), side * lerp(half, -next[1], t), out + depth)
          }),
        )
    const straight =
      index === 0
        ? [
            Array.from({ length: 5 }, (_, step) => {
              const t = step / 4
              return onSkin(skin, line, lerp(half, -half, t), out + (step === 0 || step === 4 ? -0.2 : 0.12))
            }),
          ]
        : []
    return [...straight, ...crosses]
  })
  const laces = bars.map((points) => {
    const line = curveThrough(points, 36)
    return sweep(roundLine(radius, 0.55), line, { roundEnds: true })
  })
  const top = at(pairs, pairs.length - 1)
  const middle = onSkin(skin, top[0], 0, out + 0.35)
  const normal = onSkin(skin, top[0], 0, 1)
    .sub(onSkin(skin, top[0], 0, 0))
    .normalize()
  const down = onSkin(skin, top[0] - 1, 0, 0)
    .sub(onSkin(skin, top[0], 0, 0))
    .normalize()
  const place = (d: number, n: number, z: number) =>
    middle
      .clone()
      .addScaledVector(down, d)
      .addScaledVector(normal, n)
      .add(vector(0, 0, z))
  const bow = ([1, -1] as const).flatMap((side) => [
    [
      place(0, 0, 0),
      place(-0.35, 0.3, 1 * side),
      place(0.2, 0.35, 2.3 * side),
      place(1.1, 0.1, 2.6 * side),
      place(0.9, 0, 1.6 * side),
      place(0.2, 0.05, 0.5 * side),
      place(0, 0, 0),
    ],
    [place(0, 0, 0), place(0.8, 0.25, 0.8 * side), place(2, 0.1, 1.6 * side), place(3.2, -0.1, 1.9 * side)],
  ])
  const eyelets = pairs.flatMap(([line, half]) =>
    [half, -half].map((column) => {
      const centre = onSkin(skin, line, column, out)
      const way = onSkin(skin, line, column, out + 1)
        .sub(centre)
        .normalize()
      const side = vector(0, 1, 0).cross(way).normalize()
      const up = way.clone().cross(side)
      const ring = Array.from({ length: 24 }, (_, index) => {
        const turn = (index / 24) * 2 * Math.PI
        return centre
          .clone()
          .addScaledVector(side, 0.24 * Math.cos(turn))
          .addScaledVector(up, 0.24 * Math.sin(turn))
      })
      return sweep(roundLine(0.075), ring, { closed: true })
    }),
  )
  return {
    lace: merged([
      ...laces,
      ...bow.map((points) =>
        sweep(roundLine(radius, 0.6), curveThrough(points, 50), { hint: () => normal, roundEnds: true }),
      ),
      tube([place(0, 0, -0.25), place(0, 0.1, 0), place(0, 0, 0.25)], radius * 1.7, { roundEnds: true }),
    ]),
    eyelets: merged(eyelets),
  }
}
