import type { Image } from '@/contract/calls/catalogue/media'
import type { BundleOption } from '@/contract/calls/catalogue/bundle-option'
import { allOf, anyOf, pieceRefusal, type Refusal } from '@/contract/rules/catalogue/availability'
import { bundleSizes, chosenParts, partKey, sizeCode } from './chosen-pieces'
import type { Choosable, Selection } from './choosable'

export type ChooserOption = {
  value: string
  label: string
  /** A colour of the catalogue, where one is given. */
  swatch?: string
  image?: Image
  /** What is not there stays in sight, struck through. */
  refusal: Refusal | null
}

/** One thing a shopper chooses. `picture` when its options look different. */
export type Chooser = { code: string; label: string; look: 'picture' | 'words'; options: ChooserOption[] }

/** Everything there is to choose of a product, under what is chosen already. P04, P07. */
export function choosersOf(product: Choosable, selection: Selection): Chooser[] {
  return product.type === 'bundle'
    ? bundleChoosers(product, selection)
    : attributeChoosers(product, selection)
}

function attributeChoosers({ attributes, childProducts }: Choosable, selection: Selection): Chooser[] {
  return attributes.map(({ code, label, options }, place) => {
    const before = attributes.slice(0, place).map((attribute) => attribute.code)
    const within = childProducts.filter((child) =>
      before.every((known) => !selection[known] || child.options[known] === selection[known]),
    )
    const choices = options
      .filter(({ value }) => childProducts.some((child) => child.options[code] === value))
      .map(({ value, label: name, swatch }) => {
        const meant = within.filter((child) => child.options[code] === value)
        return {
          value,
          label: name,
          ...(swatch && { swatch }),
          ...(meant[0] && { image: meant[0].defaultImage }),
          refusal: pieceRefusal(anyOf(meant)),
        }
      })
    return { code, label, look: code === 'color' ? 'picture' : 'words', options: choices }
  })
}

function bundleChoosers({ bundleOptions }: Choosable, selection: Selection): Chooser[] {
  const parts = bundleOptions.map(partChooser)
  const sizes = bundleSizes(bundleOptions, selection)
  if (sizes.length === 0) return parts
  const options = sizes.map((size) => {
    const sized = chosenParts(bundleOptions, { ...selection, [sizeCode]: size })
    return {
      value: size,
      label: size,
      refusal: pieceRefusal(allOf(sized)),
    }
  })
  return [...parts, { code: sizeCode, label: '尺码', look: 'words', options }]
}

function partChooser({ optionId, title, selections }: BundleOption): Chooser {
  const keys = [...new Set(selections.map(partKey))]
  const colors = keys.map((key) => selections.find((part) => partKey(part) === key)?.color?.label)
  // Where each part has a colour of its own the colour says enough, as it does of a bag.
  const isByColor = keys.length > 1 && !colors.includes(undefined) && new Set(colors).size === keys.length
  const options = keys.map((key) => {
    const sizes = selections.filter((part) => partKey(part) === key)
    const [first] = sizes
    return {
      value: key,
      label: (isByColor ? first?.color?.label : first?.name) ?? key,
      ...(first?.color?.swatch && { swatch: first.color.swatch }),
      ...(first && { image: first.image }),
      refusal: pieceRefusal(anyOf(sizes)),
    }
  })
  return { code: optionId, label: title, look: 'picture', options }
}
