import type { Product } from '@/contract/calls/catalogue/product'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { handlers } from '@/server/http/calls/handlers'
import { listEarlyBird } from './view/lists/early-bird'
import { listItems } from './view/lists/list-items'
import { findProduct } from './view/product/product-page'

export const catalogueHandlers = handlers({
  getProduct: ({ deps, params }) => getProduct(deps.db, params.sku),
  getFragranceProduct: ({ deps, params }) => getProduct(deps.db, params.sku),
  listBlockProducts: async ({ deps, body }) => ({
    items: 'skus' in body ? await listItems(deps.db, body.skus) : await listEarlyBird(deps.db, body),
  }),
})

async function getProduct(db: Db, sku: string): Promise<Product> {
  const product = await findProduct(db, sku)
  if (!product) throw new ApiError('NOT_FOUND')
  return product
}
