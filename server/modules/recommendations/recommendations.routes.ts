import { handlers } from '@/server/http/calls/handlers'
import { listComplimentary } from '../catalogue/view/lists/upsells'
import { listBundleBag, recommend } from './recommendations.service'

export const recommendationHandlers = handlers({
  listRecommendations: async ({ deps, query }) => ({ items: await recommend(deps.db, query) }),

  listComplimentaryProducts: ({ deps, body }) => listComplimentary(deps.db, body.sku),

  listCategoryBundleProducts: async ({ deps, params, query }) => ({
    items: await listBundleBag(deps.db, params.bundleCategory, query.curParentSku),
  }),
})
