import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { availabilityOf } from '@/contract/rules/availability'
import { refusalWords } from '@/contract/rules/availability-words'
import { routes } from '@/lib/routes'

/** The product's page, with the child chosen that the list shows. B§2. */
export function tileHref({ url, sku, parentSku }: ProductListItem): string {
  return routes.product(url, sku === parentSku ? {} : { s: sku })
}

/** What the house says of it: its callout or tag, and whom it thinks of. */
export function noteOf({ calloutMessage, customerTag, isVip }: ProductListItem): string {
  return [calloutMessage || customerTag, isVip && '贵宾臻选'].filter(Boolean).join(' · ')
}

/** Why it cannot be bought; null when it can, and where the price says it already. P05. */
export function refusalText(item: ProductListItem): string | null {
  const { refusal } = availabilityOf(item, item)
  return refusal && refusal !== 'PRICE_ON_REQUEST' ? refusalWords[refusal] : null
}
