import type { CartItem } from '@/contract/calls/purchase/bag'
import { lineWords } from '@/contract/rules/catalogue/availability'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'

/** Why a line cannot be ordered as it is, in words; null when it can. */
export function unavailableText(item: CartItem): string | null {
  const { unavailableReason: reason, stock } = item
  if (reason === 'OUT_OF_STOCK' && stock > 0) return `库存不足，仅余 ${stock} 件`
  return reason && lineWords[reason]
}

/** What the line was chosen by, and what it is made of: `黑色`, `尺码 38`. */
export function choiceTexts(item: CartItem): string[] {
  const options = item.isBundle ? [] : item.selectedOptions.map(({ title, label }) => `${title} ${label}`)
  const parts = item.bundleChildren.map(({ name, size }) => (size ? `${name} ${size}` : name))
  return [...options, ...parts, item.monogramPrompt].filter(Boolean)
}

/** What the shopper must know of a price that changed while the line was in the bag; null when it did not. */
export function priceChangeText({ priceBefore, price }: CartItem): string | null {
  return priceBefore === null ? null : `价格已由 ${formatFen(priceBefore)} 调整为 ${formatFen(price)}`
}

/** The product's page, with this line's choice made. B§2. */
export function lineHref(item: CartItem): string {
  const parts = item.bundleChildren.map(({ sku }) => sku).join(',')
  return routes.product(item.parentUrl, { s: parts || (item.sku === item.parentSku ? '' : item.sku) })
}
