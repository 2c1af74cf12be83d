import { handlers } from '@/server/http/calls/handlers'
import { ApiError } from '@/server/http/answer/api-error'

export const analyticsHandlers = handlers({
  getAnalytics: ({ deps }) => ({ receiver: deps.providers.analytics.receiver }),

  recordEvents: async ({ deps, body }) => {
    const { log } = deps.providers.analytics
    if (!log) throw new ApiError('NOT_FOUND')
    await log.write(body.events)
    return null
  },

  opsTailEvents: async ({ deps, body }) => ({
    items: (await deps.providers.analytics.log?.tail(body.count)) ?? [],
  }),
})
