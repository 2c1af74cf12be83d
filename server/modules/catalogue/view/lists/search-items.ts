import type { ProductListItem } from '@/contract/calls/catalogue/product'
import type { SearchProduct } from '@/contract/calls/catalogue/search-product'
import type { Db } from '@/server/db/client'
import * as repository from '../../facts/catalogue.repository'
import { groupBy } from '@/server/platform/group-by'
import { firstImage, shownPrice } from '../../offer/product-rules'

/** List items as a search tells them: with their children, and how new they are. B§3. */
export async function toSearchItems(db: Db, items: readonly ProductListItem[]): Promise<SearchProduct[]> {
  const parents = items.map(({ parentSku }) => parentSku)
  const ranks = new Map((await repository.findSearchRanks(db, parents)).map((rank) => [rank.sku, rank]))
  const children = groupBy(await repository.findVariants(db, parents), ({ parentSku }) => parentSku)
  return items.map((item) => {
    const rank = ranks.get(item.parentSku)
    return {
      ...item,
      id: item.parentSku,
      type: item.isBundle ? 'bundle' : 'configurable',
      defaultImage: item.image,
      secondImage: item.switchImage,
      childProducts: (children.get(item.parentSku) ?? []).map((child) => ({
        isDefault: child.isDefault,
        price: shownPrice(item.hidePrice, child.priceFen),
        defaultImage: firstImage(child.images, [item.image]),
      })),
      heroProducts: rank?.heroProducts ?? false,
      timeIdx: Math.floor((rank?.updatedAt.getTime() ?? 0) / 1000),
    }
  })
}
