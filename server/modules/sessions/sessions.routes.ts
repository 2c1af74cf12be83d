import { handlers } from '@/server/http/calls/handlers'
import { closeSession, openGuest } from './sessions.service'

export const sessionHandlers = handlers({
  createGuest: async ({ deps }) => ({ token: await openGuest(deps) }),
  logout: async ({ deps, session }) => {
    await closeSession(deps, session)
    return null
  },
})
