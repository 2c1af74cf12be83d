import type { BeltConfig } from '@/contract/calls/catalogue/belt-3d'
import { composedPicture } from '@/contract/rules/catalogue/composed-belt'
import type { Choosable, Selection } from '@/features/product/selection/choosable'
import { chosenParts, partKey, sizeCode, type BundlePart } from '@/features/product/selection/chosen-pieces'

/** A belt of the catalogue: one buckle, and the straps it goes with. */
export type Belt = { product: Choosable; url: string; nameEn: string }

/** Every belt a shopper can come to from one of them, and what their parts look like. */
export type BeltRange = Omit<BeltConfig, 'belts'> & { belts: readonly Belt[] }

/** A strap and a buckle by the keys of their parts, and a size once it is chosen. */
export type BeltChoice = { strap: string; buckle: string; size?: string | undefined }

/** The parts of a belt that have this key, one for each size. */
function partsOf({ product }: Belt, key: string): BundlePart[] {
  return product.bundleOptions.flatMap(({ selections }) => selections.filter((part) => partKey(part) === key))
}

/** The belt that has both parts. */
export function findBelt({ belts }: BeltRange, { strap, buckle }: BeltChoice): Belt | undefined {
  return belts.find((belt) => partsOf(belt, strap).length > 0 && partsOf(belt, buckle).length > 0)
}

/** The belt of a choice, which a choice of this range always has. */
export const beltOf = (range: BeltRange, choice: BeltChoice): Belt =>
  known(`${choice.strap} ${choice.buckle}`, findBelt(range, choice))

/** A part of any belt, in whatever size. */
export function partOf({ belts }: BeltRange, key: string): BundlePart {
  return known(key, belts.flatMap((belt) => partsOf(belt, key))[0])
}

export const leatherOf = ({ leathers }: BeltRange, strap: string) =>
  known(
    strap,
    leathers.find(({ parts }) => parts.includes(strap)),
  )

export const buckleOf = ({ buckles }: BeltRange, buckle: string) =>
  known(
    buckle,
    buckles.find(({ parts }) => buckle in parts),
  )

/** The choice as the belt's own options name it: option id → part, and the size. */
export function selectionOf(product: Choosable, { strap, buckle, size }: BeltChoice): Selection {
  const chosen = product.bundleOptions.flatMap(({ optionId, selections }) => {
    const key = [strap, buckle].find((one) => selections.some((part) => partKey(part) === one))
    return key === undefined ? [] : [[optionId, key] as const]
  })
  return { ...Object.fromEntries(chosen), ...(size && { [sizeCode]: size }) }
}

/** The parts as the line of the bag records them: option → sku. */
export function partsRecorded({ bundleOptions }: Choosable, selection: Selection): Record<string, string> {
  const parts = chosenParts(bundleOptions, selection)
  return Object.fromEntries(
    bundleOptions.flatMap(({ optionId }, at) => {
      const part = parts[at]
      return part ? [[optionId, part.sku] as const] : []
    }),
  )
}

/** What the models need to draw a choice. */
export function lookOf(range: BeltRange, { strap, buckle }: BeltChoice) {
  const { leather, widthMm } = leatherOf(range, strap)
  const { form, parts } = buckleOf(range, buckle)
  const metal = parts[buckle] ?? ''
  return { leather, widthMm, form, metal, colour: partOf(range, strap).color?.swatch ?? '' }
}

/** Of all straps there are, mm. */
export const widthsOf = ({ leathers }: Pick<BeltRange, 'leathers'>): number[] => [
  ...new Set(leathers.map(({ widthMm }) => widthMm)),
]

/** The still picture of a choice. */
export const stillOf = (range: BeltRange, { strap, buckle }: BeltChoice): string =>
  composedPicture([strap, buckle].map((key) => partOf(range, key).image))

function known<T>(key: string, found: T | undefined): T {
  if (found === undefined) throw new RangeError(`No part ${key} in the range`)
  return found
}
