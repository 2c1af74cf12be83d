import { Group, Mesh } from 'three'
import { grainMaps, liveGrains } from '../../kit/live/grain'
import type { Part } from '../../kit/mesh/model'
import { withDetail } from '../../kit/plane/detail'
import { skinOf } from '../live/skin'
import { leatherSheet } from '../materials'
import type { BuckleForm } from './buckle'
import { frontOf } from './front'
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

/** Fine enough for a screen: a third of the pieces of a picture. */
const DETAIL = 0.3

const straps = new Map<number, Strap>()
const fronts = new Map<string, Part[]>()

/** The shape of a belt, made once for each width and each buckle: leather, colour and metal change none of it. */
export function shapeOf({ widthMm, form }: Pick<ComposedBelt, 'widthMm' | 'form'>): Part[] {
  return withDetail(DETAIL, () => {
    const strap = strapOf(widthMm)
    const key = `${widthMm} ${form}`
    const front = fronts.get(key) ?? frontOf(strap, form)
    fronts.set(key, front)
    return [...strap.parts, ...front]
  })
}

function strapOf(widthMm: number): Strap {
  const strap = straps.get(widthMm) ?? rolledStrap({ width: widthMm / 10 })
  straps.set(widthMm, strap)
  return strap
}

/** What another choice would have to wait for, in small pieces: to be done while there is nothing else to do. */
export const preparations = (widthsMm: readonly number[]): (() => void)[] => [
  ...widthsMm.map((widthMm) => () => withDetail(DETAIL, () => strapOf(widthMm))),
  ...liveGrains.map((grain) => () => grainMaps(grain)),
]

/** A belt to be put on a stage. Parts of one material share it. */
export function composedBelt(belt: ComposedBelt): Group {
  const sheet = leatherSheet(belt.leather, belt.metal, belt.colour)
  const skins = new Map<string, ReturnType<typeof skinOf>>()
  const skinFor = (slot: string) => {
    const material = sheet[slot]
    if (!material) throw new Error(`No material for the slot ${slot}`)
    const skin = skins.get(slot) ?? skinOf(material)
    skins.set(slot, skin)
    return skin
  }
  return new Group().add(...shapeOf(belt).map(({ geometry, slot }) => new Mesh(geometry, skinFor(slot))))
}
