import { handlers } from '@/server/http/calls/handlers'
import { subscribe } from './newsletter.service'

export const newsletterHandlers = handlers({
  subscribeNewsletter: async ({ deps, body, address }) => {
    await subscribe(deps, address, body)
    return null
  },
})
