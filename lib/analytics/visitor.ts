import type { UserInfo } from '@/contract/calls/customer/customer'
import type { EventVisitor } from '@/contract/calls/customer/analytics'

/** Who visits, as a type: null is nobody the store knows. A§6. */
export function visitorOf(user: Partial<UserInfo> | null): EventVisitor {
  return {
    isGuestMode: !user?.firstname || !user.lastname,
    buyerType: buyerTypeOf(user?.saleOrderNumber ?? 0),
    clientStatus: user ? 'Client' : 'Not client',
  }
}

function buyerTypeOf(orders: number): EventVisitor['buyerType'] {
  if (orders === 0) return 'non-buyer'
  return orders === 1 ? 'first-time buyer' : 'returning buyer'
}
