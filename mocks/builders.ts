import type { Data } from '@/lib/api/types'

type CartCount = Data<'getCartCount'>

/** A bag count with what the test cares about. */
export function aCartCount(part: Partial<CartCount> = {}): CartCount {
  return {
    cartCount: 0,
    maskId: 'mask',
    skuQty: [],
    bundleQty: 0,
    beltBundleQty: 0,
    wishlistCount: 0,
    ...part,
  }
}

/** A content block that holds what the test cares about. */
export function aBlock(content: Data<'getCmsBlock'>['content']): Data<'getCmsBlock'> {
  return { identifier: 'block', title: '', content, updatedAt: '2026-01-01T00:00:00.000Z' }
}
