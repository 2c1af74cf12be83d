import { handlers } from '@/server/http/calls/handlers'
import { findAll } from '../categories/categories.service'
import { findPageUrls, listChildren } from './categories'
import { listCategory, listLayers } from './listing.service'
import { navigationOf } from './navigation'

/** Lists of products and the tree of categories. */
export const listingHandlers = handlers({
  listProducts: ({ deps, query: { category, ...query } }) => listCategory(deps.db, category, query),

  listLayers: ({ deps, params, query }) => listLayers(deps.db, params.id, query.filters),

  listChildCategories: async ({ deps, params, query }) => ({
    list: await listCategory(deps.db, params.catId, { ...query, filters: '' }),
    categories: await listChildren(deps.db, params.catId),
  }),

  listCategories: async ({ deps }) => {
    const [rows, pageUrls] = await Promise.all([findAll(deps.db), findPageUrls(deps.db)])
    return navigationOf(rows, pageUrls)
  },
})
