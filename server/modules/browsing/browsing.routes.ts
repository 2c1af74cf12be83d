import { handlers } from '@/server/http/calls/handlers'
import { addBrowsing, browserOf, clearBrowsing, listBrowsing } from './browsing.service'

export const browsingHandlers = handlers({
  addBrowsing: async ({ deps, session, body }) => {
    await addBrowsing(deps, browserOf(session), body.sku)
    return null
  },

  listBrowsing: async ({ deps, session, body }) => ({
    items: await listBrowsing(deps.db, browserOf(session), body.limit),
  }),

  clearBrowsing: async ({ deps, session }) => {
    await clearBrowsing(deps.db, browserOf(session))
    return null
  },
})
