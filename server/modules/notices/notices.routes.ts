import { handlers } from '@/server/http/calls/handlers'
import { listOwnNotices, requestNotice, withdrawNotice } from './notices.service'

export const noticeHandlers = handlers({
  createArrivalNotice: async ({ deps, session, address, body }) => {
    await requestNotice(deps, { session, address }, body)
    return null
  },

  listArrivalNotices: async ({ deps, session }) => ({ items: await listOwnNotices(deps.db, session) }),

  removeArrivalNotice: async ({ deps, session, body }) => {
    await withdrawNotice(deps.db, session, body.sku)
    return null
  },
})
