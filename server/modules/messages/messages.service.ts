import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { MessageKind, messageSchema } from '@/contract/calls/customer/messages'
import type { Db } from '@/server/db/client'
import type { Values } from '@/server/db/prepared'
import * as repository from './messages.repository'

export { insertMessageIfDone as messageIfDone, withholdEvent as withholdMessage } from './messages.repository'

const RETAINED_MS = 180 * 86_400_000

export type NewMessage = {
  /** The event in one text, such as `order_placed:OR…`: it is told once, however often this is called. */
  eventKey: string
  kind: MessageKind
  /**
   * A customer is told at the mobile they have when it is sent, or at the contact they named for this; anybody else at a
   * mobile or e-mail address.
   */
  to: { customerId: string; contact?: string } | { contact: string }
  /** What the text names: see `message-text.ts`. */
  parameters: Record<string, string>
}

/** Notes what is to be told, in the transaction of the event itself; `sendMessagesJob` sends it. */
export function enqueueMessage(tx: Db, message: NewMessage, now: Date): Promise<void> {
  return enqueueMessages(tx, [message], now)
}

/** The same for many at once, such as everybody who waits for one product. */
export function enqueueMessages(tx: Db, messages: readonly NewMessage[], now: Date): Promise<void> {
  return repository.insertMessages(
    tx,
    messages.map((message) => dueMessage(message, now)),
  )
}

/** What is filled into `messageIfDone`, a part of the statement of the event itself. */
export function messageValues(message: NewMessage, now: Date): Values {
  return repository.messageValues(dueMessage(message, now))
}

function dueMessage({ to, ...message }: NewMessage, now: Date): repository.MessageRow {
  return {
    ...message,
    id: randomUUID(),
    customerId: 'customerId' in to ? to.customerId : null,
    contact: to.contact ?? null,
    contactHash: to.contact ?? null,
    status: 'due',
    createdAt: now,
    dueAt: now,
    claimedUntil: null,
    tries: 0,
    sentAt: null,
  }
}

/** What the store wrote or will write to a customer, the oldest first. */
export async function listMessages(
  db: Db,
  recipient: { customerId: string; contacts: readonly string[] },
): Promise<z.infer<typeof messageSchema>[]> {
  const rows = await repository.findMessages(db, recipient)
  return rows.map(({ kind, createdAt, sentAt }) => ({
    kind,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }))
}

/** What went to a contact rather than a customer; a customer's own goes with the customer. */
export function removeMessages(tx: Db, contacts: readonly string[]): Promise<void> {
  return repository.deleteByContact(tx, contacts)
}

/** What was settled half a year ago; no event comes back after so long. */
export function removeOldMessages(db: Db, now: Date): Promise<void> {
  return repository.deleteSettledBefore(db, new Date(now.getTime() - RETAINED_MS))
}
