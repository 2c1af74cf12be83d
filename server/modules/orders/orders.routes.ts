import { handlers } from '@/server/http/calls/handlers'
import { buyAgain } from './buy-again'
import { cancelOwn } from './cancel-own'
import { changeMethod } from './payment/change-method'
import { checkPaid, findOwn, getOrder, listOrders, listTracks, requestInvoice } from './orders.service'

export const orderHandlers = handlers({
  getOrder: ({ deps, session, params }) => getOrder(deps, { ...session, ...params }),

  listOrders: ({ deps, session, body }) => listOrders(deps, session.customerId, body),

  checkOrderPaid: ({ deps, session, params }) => checkPaid(deps, { ...session, ...params }),

  requestInvoice: ({ deps, session, params, body }) => requestInvoice(deps, { ...session, ...params }, body),

  cancelOrder: ({ deps, session, params }) => cancelOwn(deps, { ...session, ...params }),

  changePaymentMethod: async ({ deps, session, params, body }) => {
    const own = { ...session, ...params }
    await changeMethod(deps, await findOwn(deps, own), body.paymentMethod)
    return getOrder(deps, own)
  },

  buyAgain: ({ deps, session, params }) => buyAgain(deps, { ...session, ...params }),

  listTracks: ({ deps, session, body }) => listTracks(deps, { ...session, ...body }),
})
