import { handlers } from '@/server/http/calls/handlers'
import {
  checkPaid,
  closeOrder,
  getOrder,
  listOrders,
  opsGetOrder,
  requestInvoice,
  requireOwn,
} from './orders.service'

export const orderHandlers = handlers({
  getOrder: ({ deps, session, params }) => getOrder(deps, { ...session, ...params }),

  listOrders: ({ deps, session, body }) => listOrders(deps, session.customerId, body),

  checkOrderPaid: ({ deps, session, params }) => checkPaid(deps, { ...session, ...params }),

  requestInvoice: ({ deps, session, params, body }) => requestInvoice(deps, { ...session, ...params }, body),

  // Nothing ships yet, so no order has a journey.
  listTracks: async ({ deps, session, body }) => {
    await requireOwn(deps, { ...session, ...body })
    return {}
  },

  opsGetOrder: ({ deps, params }) => opsGetOrder(deps, params.orderNo),

  opsCloseOrder: ({ deps, params, body }) => closeOrder(deps, { ...params, ...body }),
})
