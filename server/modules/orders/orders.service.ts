import type { DataOf } from '@/contract/calls/endpoint'
import { secondsLeft } from '@/contract/rules/purchase/order-validity'
import type { Order, orderCalls } from '@/contract/calls/purchase/orders'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Payer } from '@/server/providers/payment/payment-provider'
import { whoPays } from '../payments/chat-app-payer'
import { askProvider, findPayment } from '../payments/payments.service'
import { expireOverdue } from './payment/expire-order'
import { openForPayer } from './payment/open-for-payer'
import * as repository from './records/orders.repository'
import type { OrderRow } from './records/orders.repository'
import { settlePayment } from './payment/settle-payment'
import { tracksOf, type Track } from './shipping/track-parcels'
import { viewMany, viewOne } from './view/view-orders'

/** Whose order and which. Another customer's answers exactly like a missing one. */
export type OwnOrder = { customerId: string; orderNo: string }

/** An order, and how it is paid on the device it is looked at, while it is unpaid. */
export async function getOrder(deps: Deps, own: OwnOrder, payer: Payer): Promise<Order> {
  const order = await findOwn(deps, own)
  if (secondsLeft(order, deps.clock.now()) === 0) return viewOne(deps, order)
  await openForPayer(deps, order, payer)
  return viewOne(deps, await findOwn(deps, own))
}

/** The same inside the chat app, to which the shopper has just proven who they are. */
export async function payInChatApp(
  deps: Deps,
  own: OwnOrder,
  payer: Omit<Payer, 'openId'>,
  proof: { code: string; state: string },
): Promise<Order> {
  const { orderBn } = await findOwn(deps, own)
  const openId = await whoPays(deps, { orderBn, ...proof })
  return getOrder(deps, own, { ...payer, openId })
}

export async function listOrders(
  deps: Deps,
  customerId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<DataOf<typeof orderCalls.listOrders>> {
  await expireOverdue(deps, customerId)
  const total = await repository.countOrders(deps.db, customerId)
  const rows = await repository.findOrders(deps.db, customerId, {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  return { items: await viewMany(deps, rows), page, pageSize, totalsPages: Math.ceil(total / pageSize) }
}

/** Every order of a customer, for who asks for their data. */
export async function listAllOrders(deps: Deps, customerId: string): Promise<Order[]> {
  await expireOverdue(deps, customerId)
  return viewMany(deps, await repository.findAllOrders(deps.db, customerId))
}

/** Whether money has come; asks the provider when the store has not heard. */
export async function checkPaid(
  deps: Deps,
  own: OwnOrder,
): Promise<DataOf<typeof orderCalls.checkOrderPaid>> {
  const found = await findOwn(deps, own)
  if (found.status === 'pending_payment') {
    const payment = await findPayment(deps.db, found.id)
    const notice = await askProvider(deps, payment)
    if (notice) await settlePayment(deps, payment, notice)
  }
  const order = await findOwn(deps, own)
  return {
    isPaid: order.status !== 'pending_payment' && order.status !== 'canceled',
    status: order.status,
    orderValidSeconds: secondsLeft(order, deps.clock.now()),
  }
}

/** The journey of each parcel of a customer's own order, by its tracking number. B§3. */
export async function listTracks(deps: Deps, own: OwnOrder): Promise<Record<string, Track>> {
  return tracksOf(deps, await findOwn(deps, own))
}

/** Orders past their time to be paid are expired before anybody sees them. */
export async function findOwn(deps: Deps, { customerId, orderNo }: OwnOrder): Promise<OrderRow> {
  await expireOverdue(deps, customerId)
  const order = await findAny(deps.db, orderNo)
  if (order.customerId !== customerId) throw new ApiError('NOT_FOUND')
  return order
}

/** An order by its number, whoever it belongs to. */
export async function findAny(db: Db, orderNo: string): Promise<OrderRow> {
  const order = await repository.findOrderByNumber(db, orderNo)
  if (!order) throw new ApiError('NOT_FOUND')
  return order
}
