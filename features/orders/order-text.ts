import type { Order, OrderLine } from '@/contract/calls/purchase/orders'
import { mayRequestInvoice } from '@/contract/rules/purchase/invoice'
import { routes } from '@/lib/routes'

const invoiceTexts = {
  none: '未申请',
  applied: '开票中',
  issued: '已开票',
  voided: '已作废',
} as const satisfies Record<Order['invoiceStatus'], string>

/** How the invoice stands: none is issued before the order is paid, nor for one that was not. */
export function invoiceText({ status, invoiceStatus }: Order): string {
  if (invoiceStatus !== 'applied') return invoiceTexts[invoiceStatus]
  if (status === 'pending_payment') return '付款后开具'
  return status === 'canceled' ? '未开具' : invoiceTexts.applied
}

/** What the way to an order's invoice is called; null where there is none to ask for or to see. */
export function invoiceLinkText(order: Order): string | null {
  const { invoiceStatus } = order
  if (invoiceStatus === 'issued' || invoiceStatus === 'voided') return '查看发票'
  if (!mayRequestInvoice(order)) return null
  return invoiceStatus === 'none' ? '申请发票' : '查看开票申请'
}

const refundTexts = {
  none: null,
  refunding: '款项退回中',
  refunded: '款项已原路退回',
} as const satisfies Record<Order['transferStatus'], string | null>

/** What became of money that arrived for an order already canceled; null for every other order. */
export function lateMoneyText({ status, transferStatus }: Order): string | null {
  return status === 'canceled' ? refundTexts[transferStatus] : null
}

/** What a line was chosen by, its parts, what is embossed on it, and how many: `黑色 · 38 · 数量 1`. */
export function lineText({
  attributesInfo,
  isBundle,
  bundleChildren,
  monogramPrompt,
  qty,
}: OrderLine): string {
  const options = isBundle ? [] : attributesInfo.map(({ label }) => label)
  const parts = bundleChildren.map(({ name, size }) => (size ? `${name} ${size}` : name))
  return [...options, ...parts, monogramPrompt, `数量 ${qty}`].filter(Boolean).join(' · ')
}

/** Where an unpaid order is paid; null when there is nothing to pay. */
export function payHref({ orderBn, status, payUrl }: Order): string | null {
  return status === 'pending_payment' && payUrl !== null ? routes.cashier(orderBn) : null
}
