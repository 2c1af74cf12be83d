import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { availabilityOf, refusalWords } from '@/contract/rules/catalogue/availability'
import { calloutOf } from '@/contract/rules/catalogue/callouts'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'

/** What a tile shows, and nothing else: a page of tiles sends it again as data. */
export type Tile = {
  href: string
  /** What the tile shows: the product's, or the child's that is filtered for. */
  sku: string
  /** The product's, where the tile shows one of its children. */
  parentSku?: string
  name: string
  picture: string
  /** The view shown on hover, where there is another one. */
  second?: string
  note?: string
  /** Null where it is on request (P05). */
  price: string | null
  /** What it cost before. */
  was?: string
  refusal?: string
  isSoldOut?: true
  colors?: number
  /** What each colour looks like, and where the product is shown in it. */
  swatches?: Swatch[]
}

/** What a colour is called, what it looks like, and what `s` names it by. */
export type Swatch = readonly [label: string, color: string, value: string]

/** The tile of a product in a list. B§3. */
export function tileOf(item: ProductListItem): Tile {
  const { name, image, switchImage, colorCount, price, orgPrice, hasSpecialPrice, hidePrice } = item
  const note = noteOf(item)
  const refusal = refusalText(item)
  return {
    href: tileHref(item),
    sku: item.sku,
    ...(item.parentSku !== item.sku && { parentSku: item.parentSku }),
    name,
    picture: image.name,
    ...(switchImage && switchImage.name !== image.name && { second: switchImage.name }),
    ...(note && { note }),
    price: hidePrice ? null : formatFen(price),
    ...(hasSpecialPrice && orgPrice !== null && { was: formatFen(orgPrice) }),
    ...(refusal && { refusal }),
    ...(refusal === refusalWords.OUT_OF_STOCK && { isSoldOut: true }),
    ...(colorCount > 1 && { colors: colorCount }),
  }
}

/** So many colours are shown; a line of more would be wider than the tile on a phone. */
const mostSwatches = 4

/** The tile of a product in a grid, where its colours stand as links. */
export function gridTileOf(item: ProductListItem): Tile {
  const { colors } = item
  if (colors.length < 2) return tileOf(item)
  const swatches = colors
    .slice(0, mostSwatches)
    .map(({ value, label, swatch }): Swatch => [label, swatch, value])
  return { ...tileOf(item), swatches }
}

/** The product's page, with the child chosen that the list shows, or where it leads instead. B§2. */
export function tileHref({ url, sku, parentSku, jump_schema }: ProductListItem): string {
  if (jump_schema !== null) return jump_schema
  return routes.product(url, sku === parentSku ? {} : { s: sku })
}

/** Its début, its callout or tag, and whether it is for VIPs. */
export function noteOf(item: ProductListItem): string {
  const { debutHeroText, customerTag, isVip } = item
  return [debutHeroText, calloutOf(item) || customerTag, isVip && '贵宾臻选'].filter(Boolean).join(' · ')
}

/** Why it cannot be bought; null when it can, and where the price says it already. P05. */
export function refusalText(item: ProductListItem): string | null {
  const { refusal } = availabilityOf(item, item)
  return refusal && refusal !== 'PRICE_ON_REQUEST' ? refusalWords[refusal] : null
}
