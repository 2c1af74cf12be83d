import type { PayAction } from '@/contract/calls/purchase/payment'
import type { PaymentStart } from '@/server/db/schema/purchase/payments'
import { qrImage } from '../qr-code/qr-svg'

/** How to pay, as a browser is told: a code to scan comes as its picture. */
export function payActionOf(start: PaymentStart): PayAction {
  return start.type === 'code' ? { type: 'code', imgSrc: qrImage(start.text) } : start
}

/** Where an order is paid: the provider's page, or the store's own that shows the code, sends the form or calls the chat app. */
export function payUrlOf(start: PaymentStart, orderBn: string): string {
  return start.type === 'redirect' ? start.url : `/checkout/payment?order=${encodeURIComponent(orderBn)}`
}
