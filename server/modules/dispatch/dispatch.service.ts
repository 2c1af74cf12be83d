import type { Dispatch } from '@/contract/calls/catalogue/catalogue'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/answer/api-error'
import { findProductByUrl } from '../catalogue/view/product/product-page'
import { findPage, findRedirect } from '../content/content.service'
import { findCategory } from '../listing/categories'
import { listCategory, type ListQuery } from '../listing/listing.service'

/** Categories answer to their path alone and below this one (A§2). */
const CATEGORIES = /^categories\//

/** What a path stands for (P01): a product, a page, a category with its list, or another path. */
export async function dispatch(db: Db, identifier: string, query: ListQuery): Promise<Dispatch> {
  const path = identifier.replace(CATEGORIES, '')
  const product = await findProductByUrl(db, path)
  if (product?.jump_schema) return { type: 'redirect', location: product.jump_schema, permanent: false }
  if (product) return { type: 'product', product }

  const page = await findPage(db, { url: path })
  if (page) return { type: 'page', page }

  const category = await findCategory(db, { urlKey: path })
  if (category) return { type: 'category', category, list: await listCategory(db, category.id, query) }

  const redirect = (await findRedirect(db, identifier)) ?? (await findRedirect(db, path))
  if (redirect) return { type: 'redirect', ...redirect }
  throw new ApiError('NOT_FOUND')
}
