import { place } from '../../kit/mesh/geometry'
import type { Part } from '../../kit/mesh/model'
import { steps } from '../../kit/plane/maths'
import { boundsOf, ellipse, roundedPolygon, roundedRectangle } from '../../kit/plane/outline'
import type { Corner, Outline } from '../../kit/plane/outline'
import { lathe, plate } from '../../kit/solids/solids'
import { closure } from '../closure'
import { barOfLink, barWithTongue, frame, prong } from './frame'
import type { Buckle, StrapBar } from './frame'

/** The buckles of the house: open frames with a prong, and plates that hide their hook. */
export type BuckleForm =
  'pin' | 'arc' | 'half' | 'square' | 'leaf' | 'pearl' | 'plate' | 'chain' | 'facet' | 'moon'

export const buckleForms = [
  'pin',
  'arc',
  'half',
  'square',
  'leaf',
  'pearl',
  'plate',
  'chain',
  'facet',
  'moon',
] as const

/** Behind a plate, clear of the strap's upper side. */
const hiddenBar = (width: number, y = 0): StrapBar => ({
  ...{ x: 0.5 - width / 2, y, z: -0.5 },
  ...{ width: 0.3, depth: 0.2, slot: 0, share: 1 },
})

/** A buckle around the origin, facing +z, for a strap of that width in cm. */
export function buckle(form: BuckleForm, strap: number): Buckle {
  const height = strap + Math.max(0.8, strap * 0.32)
  const bar = Math.max(0.36, strap * 0.17)
  const open = (width: number, outline: Outline, hole: Outline, slot?: string): Buckle => {
    const [left, right] = [-width / 2 + bar * 0.45, width / 2 - bar * 0.4]
    const depth = Math.max(0.36, strap * 0.15)
    const thick = Math.max(0.26, strap * 0.13)
    const side = { from: boundsOf(outline).left, to: boundsOf(hole).left, depth }
    return {
      parts: [frame(outline, hole, slot, depth), ...prong({ left, right, bar: side, thick })],
      left,
      right,
      width,
      height,
      bar: barWithTongue(side, thick),
    }
  }
  const solid = (width: number, parts: Part[], bar = hiddenBar(width)): Buckle => ({
    parts,
    left: -width / 2 + 0.3,
    right: width / 2 - 0.3,
    width,
    height,
    bar,
  })
  switch (form) {
    case 'pin': {
      const width = height * 0.92
      return open(
        width,
        roundedRectangle(width, height, 0.62, 0.08),
        roundedRectangle(width - 2 * bar, height - 2 * bar, 0.24, 0.08),
      )
    }
    case 'square': {
      const width = height
      return open(
        width,
        roundedRectangle(width, height, 0.22, 0.08),
        roundedRectangle(width - 2.3 * bar, height - 2.3 * bar, 0.1, 0.08),
        'brushed',
      )
    }
    case 'arc': {
      // The upper and lower sides swell like a horizon.
      const width = height * 1.12
      const swollen = (w: number, h: number, rise: number): Outline =>
        roundedPolygon(
          [
            ...steps(-1, 1, 30).map((x): Corner => [
              (x * w) / 2,
              -h / 2 - rise * (1 - x ** 2),
              Math.abs(x) === 1 ? 0.4 : 0,
            ]),
            ...steps(1, -1, 30).map((x): Corner => [
              (x * w) / 2,
              h / 2 + rise * (1 - x ** 2),
              Math.abs(x) === 1 ? 0.4 : 0,
            ]),
          ].filter(([x, , r]) => r > 0 || w / 2 - Math.abs(x) > 0.45),
          0.07,
        )
      return open(
        width,
        swollen(width, height - 0.5, 0.42),
        swollen(width - 2 * bar, height - 0.5 - 2 * bar, 0.38),
      )
    }
    case 'half': {
      const width = height * 0.98
      const arch = (w: number, h: number, x: number): Outline =>
        roundedPolygon(
          [
            [x - w / 2, -h / 2, 0.18],
            [x + w / 2, -h / 2, Math.min(w, h / 2) * 0.98],
            [x + w / 2, h / 2, Math.min(w, h / 2) * 0.98],
            [x - w / 2, h / 2, 0.18],
          ],
          0.06,
        )
      return open(width, arch(width, height, 0), arch(width - 2 * bar, height - 2 * bar, 0))
    }
    case 'leaf': {
      const leaf = closure('leaf', height / 3.1).map((part) => ({
        ...part,
        geometry: place(part.geometry, { turn: [0, 0, -1.15], at: [0, 0, 0.35] }),
      }))
      // Behind the leaf, none of it beyond. It stands off its strap and is seen from above: in the middle it would seem to hang.
      const base = plate(roundedRectangle(height * 0.46, strap * 0.35, 0.15, 0.08), 0.35, 0.1)
      return solid(
        height * 1.25,
        [{ name: 'base', slot: 'metal', geometry: base }, ...leaf],
        hiddenBar(height * 0.8, -0.35),
      )
    }
    case 'pearl': {
      const width = height * 1.05
      return solid(width, [
        {
          name: 'base',
          slot: 'metal',
          geometry: plate(roundedRectangle(width, height, 0.5, 0.08), 0.46, 0.15),
        },
        {
          name: 'inlay',
          slot: 'pearl',
          geometry: place(plate(roundedRectangle(width - 0.9, height - 0.9, 0.26, 0.08), 0.16, 0.06), {
            at: [0, 0, 0.38],
          }),
        },
      ])
    }
    case 'plate': {
      const width = height * 1.08
      return solid(width, [
        {
          name: 'base',
          slot: 'brushed',
          geometry: plate(roundedRectangle(width, height, 0.2, 0.08), 0.4, 0.08),
        },
      ])
    }
    case 'facet': {
      const width = height * 1.1
      const bevel = 0.1
      const rib = width / 10.4
      const reach = width - 2 * bevel - rib
      const ribs = steps(-0.5, 0.5, 8).map((t, k) =>
        place(
          plate(
            roundedRectangle(rib, height - 0.3 - 0.5 * Math.abs(t), 0.05, 0.06),
            0.3 + (k % 2) * 0.07,
            0.045,
          ),
          { at: [t * reach, 0, 0.14] },
        ),
      )
      return solid(width, [
        {
          name: 'base',
          slot: 'metal',
          geometry: plate(roundedRectangle(width, height, 0.18, 0.08), 0.34, bevel),
        },
        ...ribs.map((geometry, k): Part => ({
          name: `rib${k}`,
          slot: k % 2 === 0 ? 'metal' : 'brushed',
          geometry,
        })),
      ])
    }
    case 'moon': {
      const width = height * 1.1
      const moon = closure('moon', height / 3).map((part) => ({
        ...part,
        geometry: place(part.geometry, { at: [0, height * 0.12, 0.12] }),
      }))
      return solid(width, [
        { name: 'base', slot: 'brushed', geometry: plate(ellipse(width / 2, height / 2, 120), 0.3, 0.1) },
        ...moon,
      ])
    }
    case 'chain': {
      // A marine link: an oval with a stay across its middle.
      const width = height * 1.35
      const oval = (w: number, h: number): Outline => roundedRectangle(w, h, h * 0.498, 0.06)
      const stay = place(
        lathe(
          [
            [0, -height / 2 + 0.2],
            [0.24, -height / 2 + 0.2],
            [0.2, 0],
            [0.24, height / 2 - 0.2],
            [0, height / 2 - 0.2],
          ],
          40,
        ),
        { at: [0, 0, 0.2] },
      )
      return {
        parts: [
          frame(oval(width, height), oval(width - 1.5 * bar, height - 1.5 * bar), 'metal', 0.56),
          { name: 'stay', slot: 'metal', geometry: stay },
        ],
        left: -width / 2 + 0.3,
        right: width / 2 - 0.3,
        width,
        height,
        bar: barOfLink(width, bar * 0.75, 0.56),
      }
    }
  }
}
