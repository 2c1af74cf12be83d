import type { ProductListItem } from '@/contract/calls/catalogue/product'
import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import type { Session } from '@/server/http/request/session'
import { listItems } from '../catalogue/view/lists/list-items'
import * as repository from './browsing.repository'
import type { Browser } from './browsing.repository'

/** How many products a history keeps (decisions, «Lists beside a product»). */
const HISTORY_LIMIT = 30

export function browserOf(session: Session): Browser {
  return session.kind === 'customer' ? { customerId: session.customerId } : { guestId: session.guestId }
}

/** Remembers that a product was looked at, by its own or a child's sku; the oldest is forgotten. */
export async function addBrowsing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Browser,
  sku: string,
): Promise<void> {
  const [product] = await listItems(db, [sku])
  if (!product) throw new ApiError('NOT_FOUND')
  await db.transaction(async (tx) => {
    await repository.upsertEntry(tx, owner, { sku: product.sku, viewedAt: clock.now() })
    await forgetOldest(tx, owner)
  })
}

/** At login: what the guest looked at is the customer's, and gone from the guest. */
export async function joinBrowsing(tx: Db, owners: { guestId: string; customerId: string }): Promise<void> {
  await repository.moveEntries(tx, owners)
  await forgetOldest(tx, { customerId: owners.customerId })
}

async function forgetOldest(tx: Db, owner: Browser): Promise<void> {
  await repository.deleteOthers(tx, owner, await repository.findSkus(tx, owner, HISTORY_LIMIT))
}

/** What was looked at, newest first. */
export async function listBrowsing(db: Db, owner: Browser, limit: number): Promise<ProductListItem[]> {
  return listItems(db, await repository.findSkus(db, owner, limit))
}

/** The entries themselves, newest first. */
export async function browsedBy(db: Db, owner: Browser): Promise<{ sku: string; viewedAt: string }[]> {
  const entries = await repository.findEntries(db, owner)
  return entries.map(({ sku, viewedAt }) => ({ sku, viewedAt: viewedAt.toISOString() }))
}

export function clearBrowsing(db: Db, owner: Browser): Promise<void> {
  return repository.deleteAll(db, owner)
}
