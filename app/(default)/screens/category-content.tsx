import type { Dispatch } from '@/contract/calls/catalogue/catalogue'
import { loadChapters } from '@/features/page-builder/loaders'
import { PageBlocks } from '@/features/page-builder/page-blocks'
import { CategoryLanding } from '@/features/product-list/category/category-landing'
import { CategoryList } from '@/features/product-list/category/category-list'
import { promotionsOf } from '@/features/product-list/category/promotions'
import { loadGroups } from '@/features/product-list/loaders'
import { ProductRow } from '@/features/product-list/tile/product-row'
import { tileOf } from '@/features/product-list/tile/tile'
import { isFirstView, type ListView } from '@/lib/lists/list-view'

type Props = { found: Extract<Dispatch, { type: 'category' }>; view: ListView }

/** A category as its type composes it; a list that is narrowed, ordered or further on is the same for all. P03. */
export async function CategoryContent({ found: { category, list }, view }: Props) {
  const { id, pageType } = category
  if (pageType === 'lv2' && isFirstView(view)) {
    const [{ categories, list: news }, chapters] = await Promise.all([loadGroups(id), loadChapters(id)])
    return (
      <CategoryLanding category={category} groups={categories} news={news.items.map(tileOf)}>
        <PageBlocks
          blocks={chapters}
          renderProducts={(items, label) => <ProductRow tiles={items.map(tileOf)} label={label} />}
        />
      </CategoryLanding>
    )
  }
  const promotions = pageType === 'clp' && isFirstView(view) ? promotionsOf(await loadChapters(id)) : []
  return <CategoryList category={category} list={list} view={view} promotions={promotions} />
}
