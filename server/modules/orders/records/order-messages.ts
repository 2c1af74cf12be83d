import { monogramPrompt } from '@/contract/rules/purchase/customization'
import type { Db } from '@/server/db/client'
import type { Values } from '@/server/db/prepared'
import {
  enqueueMessage,
  messageIfDone,
  messageValues,
  withholdMessage,
} from '../../messages/messages.service'
import type { OrderLineRow, OrderRow } from './orders.repository'

const placedKey = ({ orderBn }: Pick<OrderRow, 'orderBn'>) => `order_placed:${orderBn}`

type Made = Pick<OrderLineRow, 'customization'>

/** What is embossed on the ordered pieces, in brackets: the shopper reads it once more before it is made. P07. */
function madeText(lines: readonly Made[]): string {
  const prompts = lines.flatMap(({ customization }) => monogramPrompt(customization) || [])
  return prompts.length > 0 ? `（${prompts.join('、')}）` : ''
}

/** Tells the customer that their order was placed, with the statement that places it. */
export const placedMessageIfDone = messageIfDone

/** What is filled into it. */
export function placedMessage(
  { orderBn }: Pick<OrderRow, 'orderBn'>,
  customerId: string,
  lines: readonly Made[],
  now: Date,
): Values {
  const parameters = { orderNo: orderBn, made: madeText(lines) }
  const eventKey = placedKey({ orderBn })
  return messageValues({ eventKey, kind: 'order_placed', to: { customerId }, parameters }, now)
}

/** Tells them that a parcel left, once a parcel. */
export function tellShipped(
  tx: Db,
  order: OrderRow,
  { carrier, trackNumber }: { carrier: string; trackNumber: string },
  now: Date,
): Promise<void> {
  const { orderBn: orderNo } = order
  const eventKey = `order_shipped:${orderNo}:${trackNumber}`
  return tell(
    tx,
    order,
    { eventKey, kind: 'order_shipped', parameters: { orderNo, carrier, trackNumber } },
    now,
  )
}

/** Tells them that their order waits in its boutique. */
export function tellReady(tx: Db, order: OrderRow, now: Date): Promise<void> {
  const { orderBn: orderNo, store } = order
  const eventKey = `order_ready_for_pickup:${orderNo}`
  const parameters = { orderNo, store: store?.name ?? '' }
  return tell(tx, order, { eventKey, kind: 'order_ready_for_pickup', parameters }, now)
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
