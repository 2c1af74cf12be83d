import { accountCalls } from './account'
import { addressCalls } from './addresses'
import { bagCalls, wishlistCalls } from './bag'
import { catalogueCalls } from './catalogue'
import { chatAppCalls } from './chat-app'
import { customerCalls } from './customer'
import type { Endpoint } from './endpoint'
import { opsCalls } from './ops'
import { orderCalls } from './orders'
import { pageCalls } from './page'
import type { paths } from './paths'
import { returnCalls } from './returns'

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
