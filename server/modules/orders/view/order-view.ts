import type { Order, OrderStatus } from '@/contract/calls/purchase/orders'
import { isInReturnTime, returnableQty } from '@/contract/rules/purchase/returns'
import { secondsLeft } from '@/contract/rules/purchase/order-validity'
import { payActionOf, payUrlOf } from '../../payments/pay-action'
import type { Payment } from '../../payments/payments.service'
import { statusLabel } from '../records/order-states'
import type { HistoryRow, OrderLineRow, OrderRow } from '../records/orders.repository'
import { invoiceUrlOf } from './invoice-url'
import { viewLine } from './line-view'
import { returnableOf } from './returnable-line'
import { sampleOf } from './samples'
import { splitLines } from './split-lines'

type Parts = {
  order: OrderRow
  lines: readonly OrderLineRow[]
  payment: Payment | undefined
  history: readonly HistoryRow[]
  methodName: string
}

/** An order as its owner sees it. */
export function viewOrder({ order, lines, payment, history, methodName }: Parts, now: Date): Order {
  const seconds = secondsLeft(order, now)
  const { delivery, invoice, invoiceStatus } = order
  const start = seconds > 0 ? (payment?.start ?? null) : null
  return {
    id: order.id,
    orderBn: order.orderBn,
    status: order.status,
    statusLabel: statusLabel(order.status),
    createdAt: order.createdAt.toISOString(),
    subtotal: order.subtotalFen,
    shippingAmount: order.shippingFen,
    grandTotal: order.grandTotalFen,
    payUrl: start && payUrlOf(start, order.orderBn),
    payAction: start && payActionOf(start),
    paymentCode: order.paymentMethod,
    paymentMethod: methodName,
    orderValidSeconds: seconds,
    orderValidMinutes: Math.ceil(seconds / 60),
    invoiceStatus,
    invoice: {
      invoiceUrl: invoiceUrlOf(order),
      title: invoice?.title ?? null,
      taxNumber: invoice?.type === 'company' ? invoice.taxNumber : null,
    },
    isPickup: delivery.type === 'pickup',
    shipping: shippingOf(order),
    canReturn: isInReturnTime(order, now) && lines.some((line) => returnableQty(returnableOf(line)) > 0),
    isHasReturned: lines.some((line) => line.appliedReturnIds.length + line.beltRmaIds.length > 0),
    isApplet: payment?.start?.type === 'in-app',
    timeline: timelineOf(history),
    transferStatus: transferStatus(order, payment),
    giftInformation: order.gift,
    sample: sampleOf(order.sample),
    isPreOrder: lines.some((line) => line.isPreOrder),
    nameEn: lines[0]?.nameEn ?? '',
    items: splitLines(lines.map((line) => viewLine(line, statusLabel(lineStatus(order, line))))),
  }
}

/** The states an order went through; what was noted without a change is the operator's. */
function timelineOf(history: readonly HistoryRow[]): Order['timeline'] {
  return history
    .filter(({ from, to }) => from !== to)
    .map(({ to, at }) => ({ status: to, statusLabel: statusLabel(to), at: at.toISOString() }))
}

/** A line may be under way while the rest of its order waits. */
function lineStatus({ status }: OrderRow, { logiBn }: OrderLineRow): OrderStatus {
  return status === 'paid' && logiBn !== null ? 'shipped' : status
}

function shippingOf({ delivery, store }: OrderRow): Order['shipping'] {
  if (delivery.type === 'pickup') {
    const { firstname, telephone } = delivery
    return { firstname, telephone, address: store?.address ?? '', store }
  }
  const { firstname, telephone, region, city, district, street } = delivery.address
  // Municipalities are their own only city: 上海市 once.
  const places = [...new Set([region, city, district, street])]
  return { firstname, telephone, address: places.join(' '), store: null }
}

/** Whether money is on its way back; a canceled order shows it too when it was paid too late. */
function transferStatus({ status }: OrderRow, payment: Payment | undefined): Order['transferStatus'] {
  if (status === 'refunding' || payment?.status === 'refund_due') return 'refunding'
  return status === 'refunded' || payment?.status === 'refunded' ? 'refunded' : 'none'
}
