import type { Model, Part } from '../../../kit/mesh/model'
import { graph, whichever } from '../../../kit/plane/curves'
import { lerp, smooth } from '../../../kit/plane/maths'
import { choiceOf, numberOf } from '../../params'
import type { Params } from '../../params'
import { formOf } from '../last/form'
import type { Form } from '../last/form'
import { lastOf } from '../last/last'
import { insoleOf } from '../last/sole'
import { openingOf } from '../last/upper'
import { pairOf } from '../parts'
import { bottom } from './bottom'
import { chelsea } from './chelsea'
import { chukka } from './chukka'
import { tongueAt } from './closure'
import { designs, fronts, lasts, sides } from './designs'
import type { Design } from './designs'
import { riding } from './riding'
import { bootSkin } from './shaft'
import type { ShaftShape, Skin } from './shaft'
import { softBoot, softUpper } from './soften'
import { foldedRim } from './topline'

/** Boots: `heel` in mm, `shaft` in cm from the ground. */
export function boot(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  const heel = numberOf(params, 'heel', 35) / 10
  const tall = numberOf(params, 'shaft', 14)
  const isMan = choiceOf(params, 'for', ['her', 'him']) === 'him'
  const form = formOf(
    lastOf({
      ...lasts[design],
      hasRoundEnds: true,
      length: whichever(26, [isMan, 29], [heel > 6, 24.6]),
      heel: heel + (heel > 6 ? 0 : 0.3),
      platform: fronts[design] - 0.12,
      width: isMan ? 1.1 : 1,
    }),
  )
  const parts: Part[] = [
    ...shaftOf(form, { design, tall, isMan }),
    { name: 'sock', geometry: insoleOf(form, 0.16), slot: 'insole' },
    ...bottom(form, design),
  ]
  return {
    parts: pairOf(parts, {
      apart: whichever(11, [isMan, 13], [tall > 30, 12.5]),
      forward: tall > 30 ? 3.4 : 2.4,
    }),
  }
}

type Shaft = { design: Design; tall: number; isMan: boolean }

const throatOf = (form: Form, design: Design) =>
  openingOf(form, form.last.length * 0.5, graph(sides[design]), 0.5)

const heightsOf = ({ last }: Form, tall: number) => ({
  ankle: last.under(0) + 6.4,
  top: last.under(0) + Math.max(tall, 10.5),
  levels: Math.round(lerp(26, 80, smooth(10, 40, tall))),
})

/** The upper over its lining, and what is sewn on it. */
function shaftOf(form: Form, shaft: Shaft): Part[] {
  const { design, isMan } = shaft
  const { ankle, top, levels } = heightsOf(form, shaft.tall)
  const raised = whichever(0, [design === 'desert', 1], [design === 'combat', 0.5])
  const shape = whichever(
    ankleShape(ankle, top, isMan),
    [design === 'riding', legShape(ankle, top, isMan)],
    [design === 'heeled', closeShape(ankle, top)],
  )
  const skin = softBoot(
    bootSkin(form, throatOf(form, design), shape, {
      levels,
      topline: (turn) => collarAt(turn) + raised * tongueAt(turn),
    }),
    { taper: design === 'riding' ? 0 : 0.16 },
  )
  const [outside, inside] = softUpper(skin, 0.2)
  return [
    { name: 'upper.outside', geometry: outside, slot: 'leather' },
    { name: 'upper.inside', geometry: inside, slot: 'lining' },
    ...sewnOn(skin, form.last.length, { design, raised }),
  ]
}

function sewnOn(skin: Skin, length: number, { design, raised }: { design: Design; raised: number }): Part[] {
  switch (design) {
    case 'desert':
    case 'combat':
      return chukka(skin, { length, design, raised })
    case 'chelsea':
      return chelsea(skin, length)
    case 'riding':
      return riding(skin, length)
    case 'heeled':
      return [foldedRim(skin)]
  }
}

/** A riding boot's shaft: as wide as a calf. */
function legShape(ankle: number, top: number, isMan: boolean): ShaftShape {
  const size = isMan ? 1.12 : 1
  const long = graph([
    [0, 4.7],
    [9, 4.9],
    [20, 6],
    [30, 5.9],
  ])
  const wide = graph([
    [0, 3.6],
    [9, 3.9],
    [20, 5.3],
    [30, 5.2],
  ])
  return (share) => {
    const y = lerp(ankle, top, share)
    const up = y - ankle
    return { x: 4.7 * size + 0.02 * up, y, long: long(up) * size, wide: wide(up) * size }
  }
}

/** A short shaft that stays over the heel: it leans forwards as it rises, and is narrower than a leg. */
function ankleShape(ankle: number, top: number, isMan: boolean): ShaftShape {
  const size = isMan ? 1.12 : 1
  return (share) => {
    const y = lerp(ankle, top, share)
    const up = y - ankle
    return { x: (4.85 + 0.03 * up) * size, y, long: (4.4 + 0.03 * up) * size, wide: (3.5 + 0.02 * up) * size }
  }
}

/** A shaft close round the ankle, its back over the hollow of the heel. */
function closeShape(ankle: number, top: number): ShaftShape {
  return (share) => ({ x: 4.7, y: lerp(ankle, top, share), long: 4.1, wide: 3.2 })
}

/** A collar is lower under the ankles than in front and at the tendon. */
const collarAt = (turn: number) => 0.22 * Math.cos(2 * turn) + 0.1 * Math.cos(turn)
