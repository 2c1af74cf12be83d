import type { Page } from '@/contract/page'
import { PageContent } from '@/features/page-builder/page-content'
import { ProductRow } from '@/features/product-list/tile/product-row'

/** A page of the page builder. */
export function PageScreen({ page }: { page: Page }) {
  return (
    <PageContent page={page} renderProducts={(items, label) => <ProductRow items={items} label={label} />} />
  )
}
