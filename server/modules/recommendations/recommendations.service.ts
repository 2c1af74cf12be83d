import type { ProductListItem } from '@/contract/calls/catalogue/product'
import { availabilityOf } from '@/contract/rules/catalogue/availability'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { findBuyable, listItems } from '../catalogue/catalogue.service'
import { findLinks } from '../catalogue/view/lists/upsells'
import { findCategory } from '../listing/categories'
import { firstSkus } from '../listing/listing.service'

/** Neighbours read to fill a strip: enough to drop what is sold out. */
const NEIGHBOURS = 24

/** The grid of the bundle bag: four lines of three (B§3), which its groups share. */
const LINES = 4
const COLUMNS = 3

/**
 * What may please who looks at this: its category, then its own up-sells and cross-sells, which have rows of their own.
 * Only what can be bought.
 */
export async function recommend(
  db: Db,
  { sku, limit }: { sku: string; limit: number },
): Promise<ProductListItem[]> {
  const found = await findLinks(db, sku)
  if (!found) return []

  const { product, details } = found
  const category = product.ancestry?.at(-1)
  const neighbours = category ? await firstSkus(db, category.id, NEIGHBOURS) : []
  const skus = new Set([...neighbours, ...details.upSellSkus, ...details.links.crossSellSkus])
  skus.delete(product.sku)
  const items = await listItems(db, [...skus].slice(0, NEIGHBOURS))
  return items.filter(isOnSale).slice(0, limit)
}

type Group = { url: string; name: string; products: ProductListItem[] }

/**
 * Groups of the bundle bag: the children of a category, or itself where it has none, without the current product. Of each
 * product its default child, so that several go into the bag at once; only what can be bought. P08.
 */
export async function listBundleBag(db: Db, categoryId: string, currentSku?: string): Promise<Group[]> {
  const category = await findCategory(db, { id: categoryId })
  if (!category) throw new ApiError('NOT_FOUND')

  const groups = category.children.length > 0 ? category.children : [category]
  const share = COLUMNS * Math.max(1, Math.floor(LINES / groups.length))
  const filled = await Promise.all(
    groups.map(async ({ id, urlKey, name }) => {
      const skus = (await firstSkus(db, id, NEIGHBOURS)).filter((sku) => sku !== currentSku)
      const products = await defaultChildren(db, skus)
      return { url: urlKey, name, products: products.slice(0, share) }
    }),
  )
  return filled.filter(({ products }) => products.length > 0)
}

async function defaultChildren(db: Db, skus: readonly string[]): Promise<ProductListItem[]> {
  const [items, buyables] = await Promise.all([listItems(db, skus), findBuyable(db, skus)])
  return items.flatMap((item) => {
    const child = buyables.get(item.parentSku)
    if (!child || child.isBundle || child.refusal) return []
    const { sku, stock, priceFen: price, thumb: image } = child
    const hasSpecialPrice = item.orgPrice !== null && item.orgPrice > price
    return [{ ...item, sku, stock, price, image, hasSpecialPrice }]
  })
}

const isOnSale = (item: ProductListItem) => availabilityOf(item, item).refusal === null
