import { isAwaited } from '@/contract/rules/catalogue/availability'
import type { Choosable } from '../selection/choosable'
import type { ChosenProduct } from '../selection/chosen-product'

type Facts = Pick<Choosable, 'sku' | 'type' | 'stock' | 'isComingSoon' | 'manuallyStock'>

/**
 * What a shopper may wait for: the chosen child, or the product while nothing of it can be had. Null for what can be bought,
 * what never will be, and while something else of the product may be chosen. P11
 */
export function awaitedSku(
  { sku, type, stock, isComingSoon, manuallyStock }: Facts,
  { availability, productId }: Pick<ChosenProduct, 'availability' | 'productId'>,
): string | null {
  if (!isAwaited(availability)) return null
  if (type !== 'bundle' && productId !== null) return productId
  return isComingSoon || manuallyStock || stock === 0 ? sku : null
}
