import { handlers } from '@/server/http/calls/handlers'
import { closeOrder, onOrder, opsGetOrder } from './ops-orders.service'
import { reconcileOrders } from './payment/reconcile-orders'
import { addParcelEvent } from './shipping/add-parcel-event'
import { markCollected, markComplete, markReady } from './shipping/advance-order'
import { shipOrder } from './shipping/ship-order'
import { tryCarrier } from './shipping/track-parcels'

export const opsOrderHandlers = handlers({
  opsGetOrder: ({ deps, params }) => opsGetOrder(deps, params.orderNo),

  opsCloseOrder: ({ deps, params, body }) =>
    onOrder(deps, params.orderNo, (order) => closeOrder(deps, order, body.note)),

  opsShipOrder: ({ deps, params, body }) =>
    onOrder(deps, params.orderNo, async ({ id }) => tryCarrier(deps, await shipOrder(deps, id, body))),

  opsAddParcelEvent: ({ deps, params, body }) =>
    onOrder(deps, params.orderNo, ({ id }) => addParcelEvent(deps, id, body)),

  opsReadyOrder: ({ deps, params, body }) =>
    onOrder(deps, params.orderNo, ({ id }) => markReady(deps, id, body)),

  opsCollectOrder: ({ deps, params, body }) =>
    onOrder(deps, params.orderNo, ({ id }) => markCollected(deps, id, body)),

  opsReconcilePayments: ({ deps, body }) => reconcileOrders(deps, { day: body.day, after: body.after }),

  opsCompleteOrder: ({ deps, params, body }) =>
    onOrder(deps, params.orderNo, ({ id }) => markComplete(deps, id, body)),
})
