import type { Part } from '../../../kit/mesh/model'
import { bell, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { graph } from '../../../kit/plane/curves'
import { skin } from '../../../kit/skins/skin'
import { turned } from '../../../kit/skins/turned'
import { figures } from '../cutting/body'
import type { FigureName } from '../cutting/body'
import { basePlate, cap, linenOver, underCloth } from './covered-form'
import type { CoveredForm } from './covered-form'

/** How steep the plates stand where the arms would begin: their upper ends are nearer to each other. */
const lean = 0.12

/** Above the chest a bust is flatter than the figure, and its neck slender. */
const chest = {
  woman: graph([
    [-22, 11.3],
    [-19, 9.4],
    [-14, 7.4],
    [-10, 6],
    [-6, 5],
    [0, 4.6],
    [5, 4.5],
  ]),
  man: graph([
    [-24, 11.8],
    [-14, 10],
    [-8, 7.4],
    [-4, 6],
    [0, 5.2],
    [5, 5.1],
  ]),
}

/** Seams of shoulders lie on a bust, they do not stand off it: its shoulders slope by this much more. */
const dropped = 2.2

/**
 * Where a bust is narrower than the figure, at a height and so far above and below: under the arms, for the inner side of
 * sleeves, and at her hips, for the ribs of knitwear.
 */
const narrow = {
  woman: [
    { at: -22.5, over: 6.5, by: 3.3 },
    { at: -58, over: 8, by: 0.8 },
  ],
  man: [{ at: -27, over: 6.5, by: 3 }],
}

/** The figure that garments settle on, as a tailor's bust: from its neck to below its hips. */
export function bustForm(name: FigureName): CoveredForm {
  const { wide, deep, shoulder } = figures[name]
  const [x, y] = shoulder
  const taken = (height: number) =>
    narrow[name].reduce((sum, { at, over, by }) => sum + by * bell(height, at, over), 0)
  return {
    wide: (height) =>
      wide(height + dropped * bell(height, -3.5, 4.5)) -
      underCloth -
      0.25 * smooth(0, 3, height) -
      taken(height),
    deep: (height) => Math.min(deep(height) - underCloth, chest[name](height)),
    top: 4.6,
    bottom: name === 'woman' ? -74 : -76,
    reach: (height) => x - 0.9 + (y - height) * lean,
  }
}

const degrees = Math.PI / 180

/** A tailor's bust under linen, its shoulders at the height 0: neck with a wooden cap, plates for arms, a base plate. */
export function bust(name: FigureName): Part[] {
  const form = bustForm(name)
  const { bottom } = form
  const waist = name === 'woman' ? -40 : -44
  const neck = 0.9
  const { high, low } = armhole(form)
  return [
    ...linenOver(
      form,
      [
        { turn: 0, from: neck, to: bottom },
        { turn: Math.PI, from: neck, to: bottom },
        ...[1, -1].flatMap((side) => [
          { turn: side * 30 * degrees, from: neck, to: bottom },
          { turn: side * 148 * degrees, from: neck, to: bottom },
          { turn: side * 90 * degrees, from: neck, to: high },
          { turn: side * 90 * degrees, from: low, to: bottom },
        ]),
      ],
      [neck, waist],
    ),
    cap(form),
    basePlate(form),
    ...armPlates(form),
  ]
}

/** How far the plate goes to the front and the back at a height; undefined where the form does not reach it. */
function halfOf({ wide, deep, reach }: CoveredForm, y: number): number | undefined {
  const share = (reach?.(y) ?? Infinity) / wide(y)
  return share < 1 ? deep(y) * Math.sqrt(1 - share * share) : undefined
}

/** Between which heights the arms are cut off. */
function armhole(form: CoveredForm) {
  const cut = steps(0, -30, 600).filter((y) => halfOf(form, y) !== undefined)
  return { high: Math.max(...cut), low: Math.min(...cut) }
}

/** Where an arm would begin: an oval plate under linen, with a brass nail. */
function armPlates(form: CoveredForm): Part[] {
  const { high, low } = armhole(form)
  const middle = (high + low) / 2
  const slope = Math.hypot(1, lean)
  const half = steps(high, low, 60).map((y) => halfOf(form, y) ?? 0)
  const outline = [
    ...half.map((z, index) => ({ y: lerp(high, low, index / 60), z })),
    ...half.map((z, index) => ({ y: lerp(high, low, index / 60), z: -z })).reverse(),
  ]
  const ring = (size: number, out: number) =>
    outline.map(({ y, z }) => {
      const at = middle + (y - middle) * size + (lean / slope) * out
      const away = middle + (y - middle) * size
      return vector((form.reach?.(away) ?? 0) + out / slope, at, z * size)
    })
  const plate = skin(
    [
      ring(1.02, -0.4),
      ring(1.03, 0),
      ring(1.03, 0.24),
      ring(1.01, 0.4),
      ring(0.97, 0.48),
      ring(0.5, 0.54),
      ring(0.2, 0.56),
    ],
    { ring: true, caps: true, crease: 50 },
  )
  const nail = turned(
    [
      [0, 0],
      [0.55, 0, 0.05],
      [0.5, 0.14, 0.12],
      [0, 0.24],
    ],
    32,
  )
    .rotateZ(-Math.PI / 2 + Math.atan(lean))
    .translate((form.reach?.(middle) ?? 0) + 0.52, middle + lean * 0.5, 0)
  return [1, -1].flatMap((side): Part[] => [
    {
      name: `arm-plate${side}`,
      slot: 'mannequin-linen',
      geometry: side > 0 ? plate : plate.clone().rotateY(Math.PI),
    },
    {
      name: `nail${side}`,
      slot: 'mannequin-brass',
      geometry: side > 0 ? nail : nail.clone().rotateY(Math.PI),
    },
  ])
}
