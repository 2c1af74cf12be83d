import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { orderLines } from '@/server/db/schema/purchase/orders'
import { parcelEvents, parcels } from '@/server/db/schema/purchase/parcels'

export type ParcelRow = typeof parcels.$inferSelect
export type ParcelEvent = Omit<typeof parcelEvents.$inferSelect, 'parcelId'>
type NewParcel = Pick<ParcelRow, 'orderId' | 'carrier' | 'trackNumber' | 'shippedAt'>

/** A new parcel, or the one of this number, whoever it belongs to. */
export async function findOrInsertParcel(tx: Db, parcel: NewParcel): Promise<ParcelRow> {
  const [row] = await tx
    .insert(parcels)
    .values(parcel)
    .onConflictDoUpdate({ target: parcels.trackNumber, set: { trackNumber: parcel.trackNumber } })
    .returning()
  if (!row) throw new Error('a parcel was not written')
  return row
}

export async function putLinesIn(tx: Db, lineIds: readonly string[], logiBn: string): Promise<void> {
  await tx
    .update(orderLines)
    .set({ logiBn })
    .where(inArray(orderLines.id, [...lineIds]))
}

/** The parcels of an order, the oldest first. */
export function findParcels(db: Db, orderId: string): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.shippedAt), asc(parcels.trackNumber))
}

export async function findParcel(
  db: Db,
  parcel: { carrier: string; trackNumber: string },
): Promise<ParcelRow | null> {
  const isIt = and(eq(parcels.carrier, parcel.carrier), eq(parcels.trackNumber, parcel.trackNumber))
  const [row] = await db.select().from(parcels).where(isIt)
  return row ?? null
}

/** Parcels under way that nobody asked about since a time. */
export function findParcelsToAsk(
  db: Db,
  { carriers, since, limit }: { carriers: readonly string[]; since: Date; limit: number },
): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(
      and(
        inArray(parcels.carrier, [...carriers]),
        isNull(parcels.deliveredAt),
        or(isNull(parcels.askedAt), lte(parcels.askedAt, since)),
      ),
    )
    .orderBy(asc(parcels.askedAt))
    .limit(limit)
}

export async function updateParcel(
  db: Db,
  id: string,
  change: Partial<Pick<ParcelRow, 'askedAt' | 'deliveredAt'>>,
): Promise<void> {
  await db.update(parcels).set(change).where(eq(parcels.id, id))
}

export async function insertEvents(db: Db, parcelId: string, events: readonly ParcelEvent[]): Promise<void> {
  if (events.length === 0) return
  await db
    .insert(parcelEvents)
    .values(events.map(({ at, place, text }) => ({ parcelId, at, place, text })))
    .onConflictDoNothing()
}

/** What was said of parcels, the newest first. */
export function findEvents(
  db: Db,
  parcelIds: readonly string[],
): Promise<(typeof parcelEvents.$inferSelect)[]> {
  return db
    .select()
    .from(parcelEvents)
    .where(inArray(parcelEvents.parcelId, [...parcelIds]))
    .orderBy(asc(parcelEvents.at))
    .then((rows) => rows.reverse())
}
