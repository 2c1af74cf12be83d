import { accountCalls } from './customer/account'
import { addressCalls } from './customer/addresses'
import { bagCalls, wishlistCalls } from './purchase/bag'
import { catalogueCalls } from './catalogue/catalogue'
import { chatAppCalls } from './customer/chat-app'
import { customerCalls } from './customer/customer'
import type { Endpoint } from './endpoint'
import { opsCalls } from './ops/ops'
import { orderCalls } from './purchase/orders'
import { pageCalls } from './catalogue/page'
import type { paths } from './paths'
import { returnCalls } from './purchase/returns'

/** Every call between storefront and commerce API. The type is complete over `paths`. */
export const contract = {
  ...customerCalls,
  ...accountCalls,
  ...chatAppCalls,
  ...addressCalls,
  ...pageCalls,
  ...catalogueCalls,
  ...bagCalls,
  ...wishlistCalls,
  ...orderCalls,
  ...returnCalls,
  ...opsCalls,
} satisfies Record<keyof typeof paths, Endpoint>

export type Contract = typeof contract
export type CallName = keyof Contract
