import { handlers } from '@/server/http/calls/handlers'
import { checkPaid, getOrder, listOrders, listTracks, requestInvoice } from './orders.service'

export const orderHandlers = handlers({
  getOrder: ({ deps, session, params }) => getOrder(deps, { ...session, ...params }),

  listOrders: ({ deps, session, body }) => listOrders(deps, session.customerId, body),

  checkOrderPaid: ({ deps, session, params }) => checkPaid(deps, { ...session, ...params }),

  requestInvoice: ({ deps, session, params, body }) => requestInvoice(deps, { ...session, ...params }, body),

  listTracks: ({ deps, session, body }) => listTracks(deps, { ...session, ...body }),
})
