import type { noticeCalls } from '@/contract/calls/customer/notices'
import type { DataOf } from '@/contract/calls/endpoint'
import { isAwaited } from '@/contract/rules/catalogue/availability'
import { REQUIRED } from '@/contract/rules/required'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Session } from '@/server/http/request/session'
import { contactsOf, findCustomer } from '../customer/customer.service'
import { countAttemptFrom, type AttemptRule } from '../limits/attempts.service'
import { maskContact } from './mask-contact'
import * as repository from './notices.repository'
import type { NoticeOwner } from './notices.repository'
import { standingOf } from './standing'

type Wish = { sku: string; mobile?: string | undefined; email?: string | undefined }
type World = Pick<Deps, 'db' | 'clock' | 'config'>

/** Nobody is to fill the store with other people's numbers. */
const perAddress: AttemptRule = { name: 'arrival-notice-address', limit: 60, windowMs: 3_600_000 }

/** What never arrives is waited for so long. */
const RETAINED_MS = 365 * 86_400_000

/**
 * Asks for word when a product or child can be bought. Asking twice is one notice. A customer may leave the contact to their
 * account.
 */
export async function requestNotice(
  deps: World,
  { session, address }: { session: Session; address: string },
  { sku, mobile, email }: Wish,
): Promise<void> {
  await countAttemptFrom(deps, perAddress, address)
  const { db, clock } = deps
  const standing = (await standingOf(db, [sku])).get(sku)
  if (!standing) throw new ApiError('NOT_FOUND')
  if (!isAwaited(standing)) throw new ApiError('NOTICE_NOT_OFFERED')

  const contact = mobile ?? email ?? (await ownMobile(db, session))
  if (contact === null) throw new ApiError('INVALID_INPUT', { validationResult: { mobile: REQUIRED } })
  const owner =
    session.kind === 'customer' ? { customerId: session.customerId } : { guestId: session.guestId }
  await repository.insertNotice(db, { ...owner, sku, contact, contactHash: contact, createdAt: clock.now() })
}

async function ownMobile(db: Db, session: Session): Promise<string | null> {
  return session.kind === 'customer' ? (await findCustomer(db, session.customerId)).mobile : null
}

/** What a shopper waits for, newest first. */
export async function listOwnNotices(
  db: Db,
  session: Session,
): Promise<DataOf<typeof noticeCalls.listArrivalNotices>['items']> {
  const rows = await repository.findNotices(db, await ownerOf(db, session))
  return rows.map(({ sku, contact, createdAt }) => ({
    sku,
    contact: maskContact(contact),
    createdAt: createdAt.toISOString(),
  }))
}

/** The shopper does not wait any more. */
export async function withdrawNotice(db: Db, session: Session, sku: string): Promise<void> {
  await repository.deleteNotice(db, await ownerOf(db, session), sku)
}

async function ownerOf(db: Db, session: Session): Promise<NoticeOwner> {
  if (session.kind === 'guest') return { guestId: session.guestId }
  const { customerId } = session
  return { customerId, contacts: contactsOf(await findCustomer(db, customerId)) }
}

/** At login: what the guest waits for, the customer does. */
export const joinNotices = repository.moveNotices

/** What a customer asked for, or somebody under their contacts. */
export async function listNotices(db: Db, owner: { customerId: string; contacts: readonly string[] }) {
  const rows = await repository.findNotices(db, owner)
  return rows.map(({ sku, createdAt }) => ({ sku, createdAt: createdAt.toISOString() }))
}

/** What was asked for under these contacts; a customer's own notices go with the customer. */
export const removeNotices = repository.deleteByContact

/** What was waited for in vain for a year. */
export function removeOldNotices(db: Db, now: Date): Promise<void> {
  return repository.deleteBefore(db, new Date(now.getTime() - RETAINED_MS))
}
