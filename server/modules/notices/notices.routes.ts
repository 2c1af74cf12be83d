import { handlers } from '@/server/http/calls/handlers'
import { requestNotice } from './notices.service'

export const noticeHandlers = handlers({
  createArrivalNotice: async ({ deps, session, body }) => {
    await requestNotice(deps, session, body)
    return null
  },
})
