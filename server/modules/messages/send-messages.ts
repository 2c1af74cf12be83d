import type { Deps } from '@/server/http/calls/deps'
import { describeError } from '@/server/platform/describe-error'
import type { Job } from '@/server/platform/jobs'
import { findRecipients } from '../customer/customer.service'
import { messageText } from './message-text'
import * as repository from './messages.repository'
import type { MessageRow } from './messages.repository'
import { isQuiet } from './quiet-hours'

/** Messages on their way at the same time. */
const MOST_AT_ONCE = 20
/** Of one run, which a stop of the program waits for. */
const MOST_BATCHES = 25
/** Longer than a provider may take to answer: after it, whoever held the message is gone. */
const CLAIM_MS = 60_000
const MOST_TRIES = 8
const FIRST_RETRY_MS = 60_000

/** Sends what is due, by day alone. Several instances may run it: each message is held by one. */
export function sendMessagesJob(deps: Deps): Job {
  return { name: 'messages', everyMs: 5_000, run: () => sendMessages(deps) }
}

async function sendMessages(deps: Deps): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const now = deps.clock.now()
    if (isQuiet(now)) return
    const claimedUntil = new Date(now.getTime() + CLAIM_MS)
    const messages = await repository.claimNext(deps.db, { now, claimedUntil, most: MOST_AT_ONCE })
    await sendBatch(deps, messages)
    if (messages.length < MOST_AT_ONCE) return
  }
}

/** One statement finds whom to reach, one settles what was sent: the connections are for shoppers. */
async function sendBatch(deps: Deps, batch: readonly MessageRow[]): Promise<void> {
  const { db, clock } = deps
  const contactOf = await contactsOf(deps, batch)
  const sent: string[] = []
  const withheld: string[] = []
  const failed: MessageRow[] = []
  const deliveries = batch.map(async (message) => {
    const contact = contactOf(message)
    if (contact === null) withheld.push(message.id)
    else if (await isDelivered(deps, message, contact)) sent.push(message.id)
    else failed.push(message)
  })
  await Promise.all(deliveries)
  await repository.updateDue(db, sent, { status: 'sent', sentAt: clock.now() })
  await repository.updateDue(db, withheld, { status: 'withheld' })
  for (const message of failed)
    await repository.updateDue(db, [message.id], afterFailure(message, clock.now()))
}

/** Where to tell each; null for customers who named no contact and do not want to hear of their orders. */
async function contactsOf({ db }: Deps, batch: readonly MessageRow[]) {
  const customerIds = batch.flatMap(({ contact, customerId }) =>
    contact === null && customerId !== null ? [customerId] : [],
  )
  const recipients = await findRecipients(db, customerIds)
  return ({ contact, customerId }: MessageRow): string | null => {
    if (contact !== null || customerId === null) return contact
    const recipient = recipients.get(customerId)
    return recipient?.hasOrderMessages ? recipient.mobile : null
  }
}

/** Whether it went out; if not, the log says why. */
async function isDelivered(deps: Deps, message: MessageRow, contact: string): Promise<boolean> {
  try {
    await deliver(deps, message, contact)
    return true
  } catch (error) {
    deps.log.error({ message: message.id, error: describeError(error) }, 'message not sent')
    return false
  }
}

/** A message that was tried before may have gone out unheard: its provider is told so and does not send it again. */
async function deliver({ providers }: Deps, message: MessageRow, contact: string): Promise<void> {
  const { id: reference, kind, parameters, tries } = message
  const notice = { reference, kind, parameters, text: messageText(kind, parameters), isRepeat: tries > 1 }
  if (contact.includes('@')) return providers.mail.send({ ...notice, email: contact })
  return providers.sms.notify({ ...notice, mobile: contact })
}

/** Each wait is twice the one before; after the last try an operator finds it in the log. */
function afterFailure({ tries }: MessageRow, now: Date) {
  if (tries >= MOST_TRIES) return { status: 'failed' } as const
  return { claimedUntil: null, dueAt: new Date(now.getTime() + FIRST_RETRY_MS * 2 ** (tries - 1)) }
}
