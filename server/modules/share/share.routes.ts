import { handlers } from '@/server/http/calls/handlers'
import { qrCode, shareHistory, signPage } from './share.service'

export const shareHandlers = handlers({
  getJsapiTicket: ({ deps, body }) => signPage(deps, body.url),
  getQrCode: ({ deps, params }) => qrCode(deps, params.id),
  listShareHistory: async ({ deps, session, body }) => ({
    items: await shareHistory(deps, { customerId: session.customerId, ...body }),
  }),
})
