import { orderOpsCalls } from '@/contract/calls/ops/orders'
import { ok, refuseMore, required } from '../arguments'
import type { Operator } from '../call'

/** A customer by mobile, masked, with their newest orders. */
export async function showCustomer(operator: Operator, [mobile, ...more]: readonly string[]) {
  const body = { mobile: required('MOBILE', mobile) }
  refuseMore(more)
  const found = await operator(orderOpsCalls.opsGetCustomer, { body })
  return ok(
    [
      `${found.name}  ${found.mobile}  ${found.email ?? 'no e-mail'}  since ${found.createdAt}`,
      `  ${found.saleOrderNumber} paid orders, ${found.hasPassword ? 'with' : 'without'} a password, order messages ${found.hasOrderMessages ? 'on' : 'off'}`,
      ...found.orders.map(({ orderBn, status, createdAt }) => `  ${orderBn}  ${status}  ${createdAt}`),
    ].join('\n'),
  )
}
