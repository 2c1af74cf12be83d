import { handlers } from '@/server/http/calls/handlers'
import { dispatch } from './dispatch.service'
import { siteMapPart } from './site-map'

/** What paths stand for. */
export const dispatchHandlers = handlers({
  dispatchUrl: ({ deps, query: { identifier, ...query } }) => dispatch(deps.db, identifier, query),
  getSiteMap: ({ deps, query }) => siteMapPart(deps.db, query.part),
})
