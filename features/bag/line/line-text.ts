import type { CartItem } from '@/contract/calls/purchase/bag'
import { routes } from '@/lib/routes'

/** Why a line cannot be ordered as it is, in words; null when it can. */
export function unavailableText(item: CartItem): string | null {
  if (item.unavailableReason === 'GONE') return '该商品已下架'
  if (item.unavailableReason === 'NOT_SELLABLE') return '该商品暂不支持购买'
  if (item.unavailableReason === null) return null
  return item.stock > 0 ? `库存不足，仅余 ${item.stock} 件` : '该商品暂时缺货'
}

/** What the line was chosen by, and what it is made of: `黑色`, `尺码 38`. */
export function choiceTexts(item: CartItem): string[] {
  const options = item.isBundle ? [] : item.selectedOptions.map(({ title, label }) => `${title} ${label}`)
  const parts = item.bundleChildren.map(({ name, size }) => (size ? `${name} ${size}` : name))
  const initials = Object.values(item.productCustomization ?? {}).filter(Boolean)
  return [...options, ...parts, ...(initials.length > 0 ? [`定制 ${initials.join(' ')}`] : [])]
}

/** The product's page, with this line's choice made. B§2. */
export function lineHref(item: CartItem): string {
  return routes.product(item.parentUrl, item.sku === item.parentSku ? {} : { s: item.sku })
}
