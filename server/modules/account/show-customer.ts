import type { DataOf } from '@/contract/calls/endpoint'
import type { orderOpsCalls } from '@/contract/calls/ops/orders'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { findByMobile } from '../customer/customer.service'
import { listOrders } from '../orders/orders.service'
import { maskMobile } from './mask-mobile'

const MOST_ORDERS = 20

/** A customer for an operator who was told the mobile: enough to help, nothing to reach or name them by. */
export async function showCustomer(
  deps: Deps,
  mobile: string,
): Promise<DataOf<typeof orderOpsCalls.opsGetCustomer>> {
  const customer = await findByMobile(deps.db, mobile)
  if (!customer) throw new ApiError('NOT_FOUND')
  const { items } = await listOrders(deps, customer.id, { page: 1, pageSize: MOST_ORDERS })
  return {
    name: maskName(`${customer.lastname ?? ''}${customer.firstname ?? ''}`),
    mobile: maskMobile(customer.mobile),
    email: customer.email && maskEmail(customer.email),
    createdAt: customer.createdAt.toISOString(),
    saleOrderNumber: customer.saleOrderNumber,
    hasPassword: customer.passwordHash !== null,
    hasOrderMessages: customer.hasOrderMessages,
    orders: items.map(({ orderBn, status, createdAt }) => ({ orderBn, status, createdAt })),
  }
}

/** 林晚 becomes 林*. */
function maskName(name: string): string {
  const [first = '', ...rest] = Array.from(name)
  return `${first}${'*'.repeat(rest.length)}`
}

/** wan@example.com becomes w***@example.com. */
function maskEmail(email: string): string {
  return `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`
}
