import type { Db } from '@/server/db/client'
import { enqueueMessage, withholdMessage } from '../../messages/messages.service'
import type { OrderRow } from './orders.repository'

const placedKey = ({ orderBn }: OrderRow) => `order_placed:${orderBn}`

/** Tells the customer that their order was placed. */
export function tellPlaced(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const { orderBn: orderNo } = order
  return tell(tx, order, { eventKey: placedKey(order), kind: 'order_placed', parameters: { orderNo } }, now)
}

/** An order that was canceled overnight is not announced in the morning. */
export function forgetPlaced(tx: Db, order: OrderRow): Promise<void> {
  return withholdMessage(tx, placedKey(order))
}

type Word = Omit<Parameters<typeof enqueueMessage>[1], 'to'>

/** An order whose account is gone has nobody to be told. */
async function tell(tx: Db, { customerId }: OrderRow, word: Word, now: Date): Promise<void> {
  if (customerId !== null) await enqueueMessage(tx, { ...word, to: { customerId } }, now)
}
