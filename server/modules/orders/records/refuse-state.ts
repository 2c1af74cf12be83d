import { ApiError } from '@/server/http/answer/api-error'
import type { OrderStatus } from '@/contract/calls/purchase/orders'
import { statusLabel } from './order-states'

/** Refuses what the state of an order does not allow, and says why to whoever asked. */
export function refuseState({ status }: { status: OrderStatus }, why: string): never {
  throw new ApiError('ORDER_STATE', {
    validationResult: { status: `${status}（${statusLabel(status)}）：${why}` },
  })
}
