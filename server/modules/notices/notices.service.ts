import { inArray } from 'drizzle-orm'
import { REQUIRED } from '@/contract/rules/required'
import type { Db } from '@/server/db/client'
import { arrivalNotices } from '@/server/db/schema/interests'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Session } from '@/server/http/request/session'
import { listItems } from '../catalogue/view/list-items'
import { findCustomer } from '../customer/customer.service'

type Wish = { sku: string; mobile?: string | undefined; email?: string | undefined }

/** Asks for word when a sku is back; asking twice is one notice. A customer may leave the contact to their account. */
export async function requestNotice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  wish: Wish,
): Promise<void> {
  const [product] = await listItems(db, [wish.sku])
  if (!product) throw new ApiError('NOT_FOUND')

  const own = session.kind === 'customer' ? (await findCustomer(db, session.customerId)).mobile : undefined
  const contacts = [wish.mobile, wish.email].flatMap((contact) => contact ?? [])
  if (contacts.length === 0 && own) contacts.push(own)
  if (contacts.length === 0) throw new ApiError('INVALID_INPUT', { validationResult: { mobile: REQUIRED } })
  await db
    .insert(arrivalNotices)
    .values(
      contacts.map((contact) => ({ sku: wish.sku, contact, contactHash: contact, createdAt: clock.now() })),
    )
    .onConflictDoNothing()
}

/** What was asked for under these contacts. */
export async function listNotices(db: Db, contacts: readonly string[]) {
  const rows = await db
    .select({ sku: arrivalNotices.sku, createdAt: arrivalNotices.createdAt })
    .from(arrivalNotices)
    .where(inArray(arrivalNotices.contactHash, [...contacts]))
  return rows.map(({ sku, createdAt }) => ({ sku, createdAt: createdAt.toISOString() }))
}

export async function removeNotices(db: Db, contacts: readonly string[]): Promise<void> {
  await db.delete(arrivalNotices).where(inArray(arrivalNotices.contactHash, [...contacts]))
}
