import { handlers } from '@/server/http/handlers'
import { subscribe } from './newsletter.service'

export const newsletterHandlers = handlers({
  subscribeNewsletter: async ({ deps, body }) => {
    await subscribe(deps, body)
    return null
  },
})
