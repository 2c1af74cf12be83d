import type { Model, Part } from '../../kit/mesh/model'
import { curveThrough, superellipse } from '../../kit/plane/curves'
import { vector } from '../../kit/plane/maths'
import type { Point } from '../../kit/plane/outline'
import { sweep, tube } from '../../kit/skins/line-sweep'
import { shell } from '../../kit/skins/shell'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { arms } from './arms'
import { faceAt, mirrorX, sides, standingOn } from './face'
import { halfBridge, lensOf, rounds } from './lens-shapes'
import { lenses } from './lenses'

/** Frames of wire. */
export function roundGlasses(params: Params): Model {
  const shape = choiceOf(params, 'design', rounds)
  const isAcetate = shape === 'round'
  const lens = lensOf(shape)
  const shift = halfBridge[shape]
  const on = ([x, y]: Point, out = 0) => vector(x, y, faceAt(x, y) + 0.22 + out)
  const rims = sides.map((side): Part => {
    const ring = mirrorX(lens, side, shift).map((point) => on(point))
    const profile = isAcetate ? superellipse(0.62, 0.42, 3.4, 32) : superellipse(0.24, 0.2, 3, 24)
    return {
      name: `rim${side}`,
      geometry: sweep(profile, curveThrough(ring, 220, true), { closed: true, hint: () => vector(0, 0, 1) }),
      slot: isAcetate ? 'acetate' : 'frame',
    }
  })
  /** How far from the middle of the nose the rims begin at a height. */
  const innerAt = (height: number) =>
    shift + Math.min(...lens.filter(([, y]) => Math.abs(y - height) < 0.2).map(([x]) => x))
  const bridge = (y: number, rise: number) => {
    const from = innerAt(y) + (isAcetate ? 0.25 : 0.04)
    return curveThrough(
      [
        on([-from, y]),
        on([-from * 0.5, y + rise], 0.12),
        on([0, y + rise * 1.25], 0.16),
        on([from * 0.5, y + rise], 0.12),
        on([from, y]),
      ],
      60,
    )
  }
  const parts: Part[] = [
    ...rims,
    ...lenses(shape).map((part) => part),
    {
      name: 'bridge',
      geometry: isAcetate
        ? sweep(superellipse(0.62, 0.42, 3, 28), bridge(0.5, 0.3), {
            hint: () => vector(0, 0, 1),
          })
        : tube(bridge(0.35, 0.42), 0.12, { sides: 16 }),
      slot: isAcetate ? 'acetate' : 'frame',
    },
  ]
  if (shape === 'aviator')
    parts.push({ name: 'brow', geometry: tube(bridge(1.55, 0.06), 0.1, { sides: 16 }), slot: 'frame' })
  const widest = shift + Math.max(...lens.map(([x]) => x))
  const armAt = shape === 'aviator' ? 1 : 0.9
  const edge = shift + Math.max(...lens.filter(([, y]) => Math.abs(y - armAt) < 0.3).map(([x]) => x))
  const z = faceAt(widest, armAt)
  const reach = widest + (isAcetate ? 0.45 : 0.32)
  parts.push(
    ...sides.map((side): Part => ({
      name: `end${side}`,
      geometry: isAcetate
        ? sweep(
            superellipse(0.6, 0.42, 3, 28),
            curveThrough(
              [
                vector(side * (edge - 0.05), armAt, z + 0.3),
                vector(side * (reach - 0.15), armAt, z + 0.2),
                vector(side * reach, armAt, z - 0.3),
              ],
              30,
            ),
            {
              hint: () => vector(side * 0.4, 0, 1).normalize(),
              roundEnds: true,
            },
          )
        : tube(
            curveThrough(
              [
                vector(side * (edge - 0.04), armAt, z + 0.28),
                vector(side * (reach - 0.1), armAt, z + 0.2),
                vector(side * reach, armAt, z - 0.3),
              ],
              30,
            ),
            0.12,
            { roundEnds: true },
          ),
      slot: isAcetate ? 'acetate' : 'frame',
    })),
    ...arms(
      [reach - 0.05, armAt, z - 0.2],
      isAcetate ? superellipse(0.62, 0.36, 4, 36) : superellipse(0.26, 0.14, 3, 24),
      isAcetate ? 'acetate' : 'frame',
      !isAcetate,
    ),
  )
  if (!isAcetate) {
    const padAt = innerAt(-0.75) - 0.18
    parts.push(
      ...sides.map((side): Part => {
        const pad = shell(
          Array.from({ length: 13 }, (_, line) =>
            Array.from({ length: 9 }, (__, column) => {
              const [u, v] = [line / 6 - 1, column / 4 - 1]
              const round = Math.sqrt(Math.max(0.05, 1 - u * u))
              return vector(0, u * 0.62, v * 0.3 * round)
            }),
          ),
          { thickness: 0.12 },
        )
        const turned = pad.rotateY(side * 0.5).rotateZ(side * 0.2)
        return {
          name: `pad${side}`,
          geometry: turned.translate(side * padAt, -0.75, -0.45),
          slot: 'pads',
        }
      }),
      ...sides.map((side): Part => {
        const rim = on([innerAt(-0.3), -0.3], -0.1)
        const line = [
          rim,
          vector(rim.x - 0.08, -0.32, rim.z - 0.4),
          vector(padAt + 0.05, -0.5, -0.62),
          vector(padAt + 0.05, -0.75, -0.42),
        ].map(({ x, y, z }) => vector(side * x, y, z))
        return {
          name: `pad-arm${side}`,
          geometry: tube(curveThrough(line, 24), 0.055, { sides: 10, roundEnds: true }),
          slot: 'frame',
        }
      }),
    )
  }
  return { parts: standingOn(parts) }
}
