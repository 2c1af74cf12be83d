import type { Metadata } from 'next'
import { pageMetadata } from '@/features/page-builder/page-metadata'
import type { Found } from '@/features/path/loaders'
import { categoryMetadata } from '@/features/product-list/category/category-metadata'
import { productMetadata } from '@/features/product/product-data'

/** The metadata of whatever stands at a path. */
export function foundMetadata(found: Found | null): Metadata {
  if (!found) return {}
  switch (found.type) {
    case 'product':
      return productMetadata(found.product)
    case 'category':
      return categoryMetadata(found.category)
    case 'page':
      return pageMetadata(found.page)
    case 'redirect':
      return {}
  }
}
