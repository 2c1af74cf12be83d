import { Group, Mesh } from 'three'
import { grainMaps, liveGrains } from '../../kit/live/grain'
import type { Part } from '../../kit/mesh/model'
import { withDetail } from '../../kit/plane/detail'
import { skinOf } from '../live/skin'
import { grainedFor, leatherSheet } from '../materials'
import type { BuckleForm } from './buckle'
import { frontOf, leanOf, roomForFold } from './front'
import { rolledStrap } from './strap'
import type { Strap } from './strap'

/** A belt put together by a shopper. */
export type ComposedBelt = {
  widthMm: number
  leather: string
  /** Of the leather, as `#rrggbb`. */
  colour: string
  form: BuckleForm
  metal: string
}

/** Fine enough for a screen: a third of the pieces of a picture; of polished metal, which shows every piece in what it mirrors, more. */
const DETAIL = 0.3
const DETAIL_OF_METAL = 0.8

const straps = new Map<number, Strap>()
const fronts = new Map<string, Front>()

type Front = { parts: Part[]; lean: number }
type Shape = Pick<ComposedBelt, 'widthMm' | 'form'>

/** The shape of a belt, made once for each width and each buckle: leather, colour and metal change none of it. */
export const shapeOf = (shape: Shape): Part[] => [...strapOf(shape.widthMm).parts, ...frontFor(shape).parts]

function frontFor({ widthMm, form }: Shape): Front {
  const key = `${widthMm} ${form}`
  const front = fronts.get(key) ?? withDetail(DETAIL_OF_METAL, () => leaningFront(strapOf(widthMm), form))
  fronts.set(key, front)
  return front
}

function leaningFront(strap: Strap, form: BuckleForm): Front {
  const parts = frontOf(strap, form)
  return { parts, lean: leanOf(strap.parts, parts) }
}

function strapOf(widthMm: number): Strap {
  const width = widthMm / 10
  const strap =
    straps.get(widthMm) ?? withDetail(DETAIL, () => rolledStrap({ width, standOff: roomForFold(width) }))
  straps.set(widthMm, strap)
  return strap
}

/** What another choice would have to wait for, in small pieces: to be done while there is nothing else to do. */
export const preparations = (widthsMm: readonly number[]): (() => void)[] => [
  ...widthsMm.map((widthMm) => () => strapOf(widthMm)),
  ...liveGrains.map((grain) => () => grainMaps(grain)),
]

/** A belt to be put on a stage, standing on its buckle and on its back. Parts of one material share it. */
export function composedBelt(belt: ComposedBelt): Group {
  const sheet = grainedFor(leatherSheet(belt.leather, belt.metal, belt.colour), belt.widthMm / 10)
  const skins = new Map<string, ReturnType<typeof skinOf>>()
  const skinFor = (slot: string) => {
    const material = sheet[slot]
    if (!material) throw new Error(`No material for the slot ${slot}`)
    const skin = skins.get(slot) ?? skinOf(material)
    skins.set(slot, skin)
    return skin
  }
  const roll = new Group().add(
    ...shapeOf(belt).map(({ geometry, slot }) => new Mesh(geometry, skinFor(slot))),
  )
  roll.rotateX(frontFor(belt).lean)
  return new Group().add(roll)
}
