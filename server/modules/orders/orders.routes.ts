import { handlers } from '@/server/http/calls/handlers'
import { buyAgain } from './buy-again'
import { cancelOwn } from './cancel-own'
import { changeMethod } from './payment/change-method'
import { checkPaid, findOwn, getOrder, listOrders, listTracks, payInChatApp } from './orders.service'

export const orderHandlers = handlers({
  getOrder: ({ deps, session, params, device, address }) =>
    getOrder(deps, { ...session, ...params }, { device, address }),

  payInChatApp: ({ deps, session, params, body, address }) =>
    payInChatApp(deps, { ...session, ...params }, { device: 'chat-app', address }, body),

  listOrders: ({ deps, session, body }) => listOrders(deps, session.customerId, body),

  checkOrderPaid: ({ deps, session, params }) => checkPaid(deps, { ...session, ...params }),

  cancelOrder: ({ deps, session, params }) => cancelOwn(deps, { ...session, ...params }),

  changePaymentMethod: async ({ deps, session, params, body, device, address }) => {
    const own = { ...session, ...params }
    await changeMethod(deps, await findOwn(deps, own), body.paymentMethod)
    return getOrder(deps, own, { device, address })
  },

  buyAgain: ({ deps, session, params }) => buyAgain(deps, { ...session, ...params }),

  listTracks: ({ deps, session, body }) => listTracks(deps, { ...session, ...body }),
})
