import { accountCalls } from './customer/account'
import { analyticsCalls } from './customer/analytics'
import { browsingCalls } from './catalogue/browsing'
import { addressCalls } from './customer/addresses'
import { bagCalls, wishlistCalls } from './purchase/bag'
import { catalogueCalls } from './catalogue/catalogue'
import { chatAppCalls } from './customer/chat-app'
import { customerCalls } from './customer/customer'
import type { Endpoint } from './endpoint'
import { messageCalls } from './customer/messages'
import { noticeCalls } from './customer/notices'
import { sessionCalls } from './customer/session'
import { opsInvoiceCalls } from './ops/invoices'
import { opsCalls } from './ops/ops'
import { opsPaymentCalls } from './ops/payments'
import { opsReturnCalls } from './ops/returns'
import { checkoutCalls } from './purchase/checkout'
import { invoiceCalls } from './purchase/invoices'
import { orderCalls } from './purchase/orders'
import { paymentCalls } from './purchase/payment'
import { storeCalls } from './purchase/stores'
import { pageCalls } from './catalogue/page'
import type { paths } from './paths'
import { returnCalls } from './purchase/returns'

/** Every call between storefront and commerce API. The type is complete over `paths`. */
export const contract = {
  ...sessionCalls,
  ...customerCalls,
  ...accountCalls,
  ...messageCalls,
  ...analyticsCalls,
  ...chatAppCalls,
  ...addressCalls,
  ...pageCalls,
  ...catalogueCalls,
  ...browsingCalls,
  ...noticeCalls,
  ...bagCalls,
  ...wishlistCalls,
  ...checkoutCalls,
  ...paymentCalls,
  ...storeCalls,
  ...orderCalls,
  ...invoiceCalls,
  ...returnCalls,
  ...opsCalls,
  ...opsPaymentCalls,
  ...opsReturnCalls,
  ...opsInvoiceCalls,
} satisfies Record<keyof typeof paths, Endpoint>

export type Contract = typeof contract
export type CallName = keyof Contract
