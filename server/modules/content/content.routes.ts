import { handlers } from '@/server/http/calls/handlers'
import { getBlock, getPage, listPages } from './content.service'

export const contentHandlers = handlers({
  getPage: ({ deps, params }) => getPage(deps.db, params.id),
  getPageDetails: ({ deps, params }) => getPage(deps.db, params.id),
  listPages: async ({ deps, params }) => ({ items: await listPages(deps.db, params.id) }),
  getCmsBlock: ({ deps, params }) => getBlock(deps.db, params.identifier),
  getTypedCmsBlock: ({ deps, params }) => getBlock(deps.db, params.identifier, params.type),
  getCmsPage: ({ deps, params }) => getBlock(deps.db, params.id),
})
