import { handlers } from '@/server/http/calls/handlers'
import { decideReturn, opsListReturns, receiveReturn } from './decide/decide-return'
import { refundReturn } from './decide/refund-return'
import { createReturn } from './request/create-return'
import { addReturnTracking, cancelReturn, getReturn } from './request/own-return'
import { getReturnOrder } from './request/return-order'

export const returnHandlers = handlers({
  createReturn: ({ deps, session, body }) => createReturn(deps, session.customerId, body),

  getReturn: ({ deps, session, params }) => getReturn(deps, { ...session, ...params }),

  getReturnOrder: ({ deps, session, body }) => getReturnOrder(deps, { ...session, ...body }),

  addReturnTracking: ({ deps, session, params, body }) =>
    addReturnTracking(deps, { ...session, ...params }, body),

  cancelReturn: ({ deps, session, params }) => cancelReturn(deps, { ...session, ...params }),

  opsListReturns: async ({ deps, body }) => ({ items: await opsListReturns(deps, body.status) }),

  opsApproveReturn: ({ deps, params, body }) => decideReturn(deps, { ...params, ...body }, 'approved'),

  opsRejectReturn: ({ deps, params, body }) => decideReturn(deps, { ...params, ...body }, 'rejected'),

  opsReceiveReturn: ({ deps, params, body }) => receiveReturn(deps, { ...params, ...body }),

  opsRefundReturn: ({ deps, params, body }) => refundReturn(deps, { ...params, amount: body.amount }),
})
