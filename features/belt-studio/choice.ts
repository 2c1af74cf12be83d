import { chosenProduct } from '@/features/product/selection/chosen-product'
import { bundleSizes, sizeCode } from '@/features/product/selection/chosen-pieces'
import type { Chooser, ChooserOption } from '@/features/product/selection/choosers'
import { firstSelection } from '@/features/product/selection/select'
import { buckleOf, findBelt, leatherOf, partOf, selectionOf, widthsOf } from './range'
import type { Belt, BeltChoice, BeltRange } from './range'

/** What is asked, in this order. */
export type BeltQuestion = 'width' | 'leather' | 'colour' | 'buckle' | 'metal' | 'size'

/** What an address opens on: the belt of a sku, with the parts that `s` names or those it shows first. */
export function firstChoice(range: BeltRange, belt: Belt, s: string | null): BeltChoice {
  const { [sizeCode]: size, ...parts } = firstSelection(belt.product, s)
  const keys = Object.values(parts)
  const strap = keys.find((key) => range.leathers.some((leather) => leather.parts.includes(key)))
  const buckle = keys.find((key) => range.buckles.some((one) => key in one.parts))
  return { strap: strap ?? '', buckle: buckle ?? '', size }
}

/** A choice with one answer changed; what no longer goes with it is the nearest that does. */
export function choose(
  range: BeltRange,
  choice: BeltChoice,
  question: BeltQuestion,
  value: string,
): BeltChoice {
  switch (question) {
    case 'width': {
      const leather = range.leathers.find(({ widthMm }) => String(widthMm) === value)
      return leather ? withStrap(range, choice, alike(range, choice.strap, leather.parts)) : choice
    }
    case 'leather': {
      const leather = range.leathers.find((one) => one.leather === value)
      return leather ? withStrap(range, choice, alike(range, choice.strap, leather.parts)) : choice
    }
    case 'colour':
      return withStrap(range, choice, value)
    case 'buckle': {
      const buckle = range.buckles.find(({ form }) => form === value)
      return buckle ? { ...choice, buckle: alike(range, choice.buckle, Object.keys(buckle.parts)) } : choice
    }
    case 'metal':
      return { ...choice, buckle: value }
    case 'size':
      return { ...choice, size: value }
  }
}

/** Of these parts the one in the colour of another, else the first. */
function alike(range: BeltRange, key: string, keys: readonly string[]): string {
  const color = partOf(range, key).color?.label
  return keys.find((one) => partOf(range, one).color?.label === color) ?? keys[0] ?? key
}

/** Another strap; where the buckle does not hang on it, the first that does, in the same metal if there is one. */
function withStrap(range: BeltRange, choice: BeltChoice, strap: string): BeltChoice {
  const next = { ...choice, strap }
  if (findBelt(range, next)) return settled(range, next)
  const fitting = bucklesFor(range, next).flatMap(({ parts }) => Object.keys(parts))
  return settled(range, { ...next, buckle: alike(range, choice.buckle, fitting) })
}

/** A size the strap does not come in is open again. */
function settled(range: BeltRange, choice: BeltChoice): BeltChoice {
  return choice.size && sizesOf(range, choice).includes(choice.size) ? choice : { ...choice, size: undefined }
}

function sizesOf(range: BeltRange, choice: BeltChoice): string[] {
  const belt = findBelt(range, choice)
  return belt ? bundleSizes(belt.product.bundleOptions, selectionOf(belt.product, choice)) : []
}

const bucklesFor = (range: BeltRange, { strap }: BeltChoice) =>
  range.buckles.filter(({ parts }) => Object.keys(parts).some((buckle) => findBelt(range, { strap, buckle })))

/** Everything there is to choose, under what is chosen; what leads to a belt that cannot be had is struck through. */
export function beltChoosers(
  range: BeltRange,
  choice: BeltChoice,
): (Chooser & { code: BeltQuestion; value: string })[] {
  const { leather, widthMm } = leatherOf(range, choice.strap)
  const { form, parts: metals } = buckleOf(range, choice.buckle)
  const option = (code: BeltQuestion, value: string, label: string): ChooserOption => ({
    value,
    label,
    refusal: refusalOf(range, choose(range, choice, code, value)),
  })
  const coloured = (code: BeltQuestion, key: string): ChooserOption => {
    const { color, name } = partOf(range, key)
    return { ...option(code, key, color?.label ?? name), ...(color?.swatch && { swatch: color.swatch }) }
  }
  const leathers = range.leathers.filter((one) => one.widthMm === widthMm)
  return [
    {
      ...{ code: 'width', label: '宽度', look: 'words', value: String(widthMm) },
      options: widthsOf(range).map((width) => option('width', String(width), `${width / 10} 厘米`)),
    },
    {
      ...{ code: 'leather', label: '皮革', look: 'words', value: leather },
      options: leathers.map((one) => option('leather', one.leather, one.label)),
    },
    {
      ...{ code: 'colour', label: '颜色', look: 'picture', value: choice.strap },
      options: leatherOf(range, choice.strap).parts.map((key) => coloured('colour', key)),
    },
    {
      ...{ code: 'buckle', label: '带扣', look: 'picture', value: form },
      options: bucklesFor(range, choice).map((one) => ({
        ...option('buckle', one.form, one.label),
        image: partOf(range, choose(range, choice, 'buckle', one.form).buckle).image,
      })),
    },
    {
      ...{ code: 'metal', label: '金属', look: 'picture', value: choice.buckle },
      options: Object.keys(metals).map((key) => coloured('metal', key)),
    },
    {
      ...{ code: 'size', label: '尺码', look: 'words', value: choice.size ?? '' },
      options: sizesOf(range, choice).map((size) => option('size', size, size)),
    },
  ]
}

function refusalOf(range: BeltRange, choice: BeltChoice) {
  const belt = findBelt(range, choice)
  return belt ? chosenProduct(belt.product, selectionOf(belt.product, choice)).availability.refusal : null
}

/** A choice in words, as a screen reader hears it: `3 厘米 光面小牛皮 墨黑，晨曦弧形 金色，80`. */
export function choiceWords(range: BeltRange, choice: BeltChoice): string {
  const { label: leather, widthMm } = leatherOf(range, choice.strap)
  const [strap, buckle] = [partOf(range, choice.strap), partOf(range, choice.buckle)]
  const words = [
    `${widthMm / 10} 厘米 ${leather} ${strap.color?.label ?? ''}`,
    `${buckleOf(range, choice.buckle).label}带扣 ${buckle.color?.label ?? ''}`,
    choice.size && `${choice.size} 厘米长`,
  ]
  return words.filter(Boolean).join('，')
}
