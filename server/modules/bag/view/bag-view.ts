import type { CartItem } from '@/contract/calls/purchase/bag'
import { monogramPrompt } from '@/contract/rules/purchase/customization'
import { isSold } from '@/contract/rules/catalogue/availability'
import type { LineSnapshot } from '@/server/db/schema/purchase/bag'
import type { Choice } from '../../catalogue/catalogue.service'
import { sumUnits, type Unit } from '../../inventory/units'

/** A line as it is stored, beside what its product is now, or what is known of one that is gone. */
export type BagLine = {
  id: string
  sku: string
  isBundle: boolean
  bundleType: 'belt' | 'set' | null
  customization: Record<string, string> | null
  qty: number
  isSelected: boolean
  addedPriceFen: number | null
} & ({ choice: Choice } | { choice: null; snapshot: LineSnapshot })

/** A line as shown, with the stock it would take, and what it says of its product. */
export type ViewedLine = { item: CartItem; parts: readonly Unit[]; facts: Facts }

type Reason = CartItem['unavailableReason']

/** One sample comes with an order, whatever is ordered. */
const samplesAnOrder = 1

/**
 * Prices and stock are those of now. Of selected lines that share stock the upper ones come first:
 * one that no longer fits is shown as sold out and not selected.
 */
export function viewLines(lines: readonly BagLine[], stock: ReadonlyMap<string, number>): ViewedLine[] {
  const taken = new Map<string, number>()
  return lines.map((line) => {
    const parts = line.choice?.parts ?? []
    const wanted = wantedBy(line, parts)
    const above = (sku: string) => (line.isSelected ? (taken.get(sku) ?? 0) : 0)
    const isShort = wanted.some(({ sku, qty }) => qty + above(sku) > (stock.get(sku) ?? 0))
    const reason = reasonOf(line, isShort)
    if (line.isSelected && reason === null)
      for (const { sku, qty } of wanted) taken.set(sku, qty + above(sku))
    const facts = line.choice ? factsOf(line.choice) : goneFacts(line.snapshot)
    return { item: toItem(line, reason, facts), parts, facts }
  })
}

/** Selected lines first, each group in its own order. B§4. */
export function selectedFirst(items: readonly CartItem[]): CartItem[] {
  return [...items.filter((item) => item.isSelected), ...items.filter((item) => !item.isSelected)]
}

/** What a line needs, each sku once. */
function wantedBy({ qty }: BagLine, parts: readonly Unit[]): Unit[] {
  const units = parts.map((part) => ({ sku: part.sku, qty: part.qty * qty }))
  return units.length > 1 ? sumUnits(units) : units
}

function reasonOf({ choice }: BagLine, isShort: boolean): Reason {
  if (!choice) return 'GONE'
  if (!isSold(choice)) return 'NOT_SELLABLE'
  return isShort ? 'OUT_OF_STOCK' : null
}

function toItem(line: BagLine, reason: Reason, facts: Facts): CartItem {
  const { choice } = line
  const price = choice && !choice.hidePrice ? choice.priceFen : 0
  return {
    id: line.id,
    sku: line.sku,
    qty: line.qty,
    price,
    rowTotal: price * line.qty,
    priceBefore: priceBefore(line),
    isSelected: line.isSelected && reason === null,
    isAvailable: reason === null,
    unavailableReason: reason,
    isBundle: line.isBundle,
    bundleType: line.bundleType,
    productCustomization: line.customization,
    monogramPrompt: monogramPrompt(line.customization),
    type: line.isBundle ? 'bundle' : 'configurable',
    sampleConf: { maxQty: reason === null ? samplesAnOrder : 0 },
    pickUp: reason === null,
    // Last: an object that begins as a copy of so many fields is forty times as slow to make.
    ...facts,
  }
}

/** What the price was when the line was put into the bag; null while it is the same, or hidden. */
function priceBefore({ choice, addedPriceFen }: BagLine): number | null {
  if (!choice || choice.hidePrice || addedPriceFen === choice.priceFen) return null
  return addedPriceFen
}

/** What is still known of a product that is gone: what was chosen of it, not what it costs. */
function goneFacts(snapshot: LineSnapshot): Facts {
  const { priceFen: _price, selectedOptions = [], bundleChildren = [], ...shown } = snapshot
  return {
    ...shown,
    hidePrice: true,
    stock: 0,
    color: '',
    size: '',
    selectedOptions,
    bundleChildren,
    isPreOrder: false,
    isCustomization: false,
    isPerfumerSet: false,
    pdpGroup: '',
    cats: [],
  }
}

export type Facts = ReturnType<typeof describe>
const described = new WeakMap<Choice, Facts>()

/** Worked out once for each choice, which the catalogue hands out again while nothing about it changes. */
function factsOf(choice: Choice): Facts {
  const facts = described.get(choice) ?? describe(choice)
  described.set(choice, facts)
  return facts
}

function describe(choice: Choice) {
  const optionOf = (code: string) => choice.options.find((option) => option.code === code)
  const { productId, parentSku, parentUrl, url, name, nameEn, celLine, thumb } = choice
  return {
    ...{ productId, parentSku, parentUrl, url, name, nameEn, celLine, thumb },
    hidePrice: choice.hidePrice,
    stock: choice.stock,
    color: optionOf('color')?.labelEn ?? '',
    size: optionOf('size')?.label ?? '',
    selectedOptions: choice.options,
    bundleChildren: choice.bundleChildren,
    isPreOrder: choice.isPreOrder,
    isCustomization: choice.isCustomization,
    isPerfumerSet: choice.isPerfumerSet,
    pdpGroup: choice.cats.at(-1)?.id ?? '',
    cats: choice.cats.map(({ name, nameEn }) => ({ name, nameEn })),
  }
}

/** What a line keeps of its product, to be shown when the product is gone. */
export function snapshotOf(choice: Choice): LineSnapshot {
  const { productId, parentSku, parentUrl, url, name, nameEn, celLine, thumb, bundleChildren } = choice
  const selectedOptions = choice.options
  const price = choice.hidePrice ? {} : { priceFen: choice.priceFen }
  return {
    productId,
    parentSku,
    parentUrl,
    url,
    name,
    nameEn,
    celLine,
    thumb,
    ...price,
    selectedOptions,
    bundleChildren,
  }
}
