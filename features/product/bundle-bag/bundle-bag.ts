import type { Data } from '@/lib/api/types'

/** The groups a product may be bought together with, as the API gives them: of each product its default child. */
export type OfferedGroups = Data<'listCategoryBundleProducts'>['items']
type Offered = OfferedGroups[number]['products'][number]

export type BundleProduct = Offered & { isSelect: boolean; needShow: boolean }

export type BundleGroup = {
  url: string
  name: string
  products: readonly BundleProduct[]
  /** How many of its products are selected, and what they come to. Fen. */
  selectNum: number
  selectTotal: number
  /** Lines of the grid it takes; none when nothing of it is shown. */
  line: number
  needShow: boolean
}

export type BundleBag = {
  groups: readonly BundleGroup[]
  /** The last chosen stands first. */
  selected: readonly BundleProduct[]
}

/** The grid of B§3: four lines of three, across the groups. */
export const bundleGrid = { totalLine: 4, column: 3 } as const

/** How many products each group gives to the preview, by the number of groups. B§4. */
const previewShares = [[], [5], [3, 2], [2, 2, 1], [2, 1, 1, 1]] as const
const PREVIEWED = 5

/**
 * A bundle bag with nothing selected, less what is in the shopper's bag already (sku → pieces). Products without stock are
 * hidden, groups without products dropped; beyond the grid nothing is shown. B§4.
 */
export function openBundleBag(offered: OfferedGroups, inBag: ReadonlyMap<string, number>): BundleBag {
  const filled = offered
    .map((group) => ({ ...group, products: group.products.flatMap((product) => left(product, inBag)) }))
    .filter(({ products }) => products.length > 0)
  let linesLeft: number = bundleGrid.totalLine
  const groups = filled.map(({ products, ...group }): BundleGroup => {
    const line = Math.min(linesLeft, Math.ceil(products.length / bundleGrid.column))
    linesLeft -= line
    const shown = line * bundleGrid.column
    const placed = products.map((product, place) => ({ ...product, needShow: place < shown }))
    return { ...group, products: placed, selectNum: 0, selectTotal: 0, line, needShow: line > 0 }
  })
  return { groups, selected: [] }
}

function left(product: Offered, inBag: ReadonlyMap<string, number>): Omit<BundleProduct, 'needShow'>[] {
  const stock = product.stock - (inBag.get(product.sku) ?? 0)
  return stock > 0 ? [{ ...product, stock, isSelect: false }] : []
}

/** Selects a product, which comes to the front, or takes it back. B§4. */
export function toggleProduct({ groups, selected }: BundleBag, sku: string): BundleBag {
  const next = groups.map((group) =>
    group.products.some((product) => product.sku === sku) ? toggleIn(group, sku) : group,
  )
  const toggled = next.flatMap(({ products }) => products).find((product) => product.sku === sku)
  const others = selected.filter((product) => product.sku !== sku)
  return { groups: next, selected: toggled?.isSelect ? [toggled, ...others] : others }
}

function toggleIn(group: BundleGroup, sku: string): BundleGroup {
  const products = group.products.map((product) =>
    product.sku === sku ? { ...product, isSelect: !product.isSelect } : product,
  )
  const chosen = products.filter(({ isSelect }) => isSelect)
  return { ...group, products, selectNum: chosen.length, selectTotal: sumOf(chosen) }
}

/** What the selection comes to, alone and with the current product. Fen. B§4. */
export function bundleTotals({ groups }: BundleBag, currentFen: number) {
  const products = groups.reduce((sum, { selectTotal }) => sum + selectTotal, 0)
  return { products, overall: products + currentFen }
}

/** Five products that stand for all groups, each with its place. B§4: 5; 3+2; 2+2+1; 2+1+1+1; 1 each. */
export function previewOf({ groups }: BundleBag): (BundleProduct & { PLPRank: number })[] {
  const shares: readonly number[] = previewShares[groups.length] ?? groups.map(() => 1)
  return groups
    .flatMap(({ products }, place) => products.slice(0, shares[place]))
    .slice(0, PREVIEWED)
    .map((product, place) => ({ ...product, PLPRank: place + 1 }))
}

/**
 * The five pieces of the page: the preview, in its places. What was selected beyond it takes the place of the last pieces
 * that are not selected, so that no piece moves under the finger.
 */
export function arrangementOf(bag: BundleBag): BundleProduct[] {
  const preview = previewOf(bag)
  const free = preview.filter(({ isSelect }) => !isSelect).length
  const isBeyond = ({ sku }: BundleProduct) => !preview.some((product) => product.sku === sku)
  const beyond = bag.selected.filter(isBeyond).slice(0, free)
  return preview.reduceRight<BundleProduct[]>((pieces, product) => {
    const piece = product.isSelect ? product : (beyond.pop() ?? product)
    return [piece, ...pieces]
  }, [])
}

/** A bundle bag as it was opened with these selected, the last chosen first; what is gone since is not. */
export function withSelected(opened: BundleBag, skus: readonly string[]): BundleBag {
  return [...skus].reverse().reduce(toggleProduct, opened)
}

function sumOf(products: readonly Offered[]): number {
  return products.reduce((sum, { price }) => sum + price, 0)
}
