import { handlers } from '@/server/http/calls/handlers'
import { search } from './search.service'

/** `searchLayers` is the panel's call, `searchProducts` the result page's; both answer alike. */
export const searchHandlers = handlers({
  searchProducts: ({ deps, query }) => search(deps.db, query),
  searchLayers: ({ deps, query }) => search(deps.db, query),
})
