'use client'

import { useSearchParams } from 'next/navigation'
import { OrderDetail } from './order-detail'
import { OrderList } from './order-list'

/** The orders of a customer, or the one the address names. B§2. */
export function OrdersPage() {
  const query = useSearchParams()
  const orderNo = query.get('order')
  if (orderNo) return <OrderDetail orderNo={orderNo} />
  const page = Number(query.get('page') ?? 1)
  return <OrderList page={Number.isInteger(page) && page > 0 ? page : 1} />
}
