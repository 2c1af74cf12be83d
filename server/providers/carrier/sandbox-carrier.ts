import { eq, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { sandboxParcels } from '@/server/db/schema/purchase/parcels'
import type { Clock } from '@/server/platform/clock'
import type { CarrierEvent, CarrierProvider } from './carrier'

export type SandboxWorld = { db: Db; clock: Clock }

/** The journey of every parcel of the sandbox, from the boutique's door to the customer's. */
const journey = [
  { place: '上海静安', text: '快件已揽收' },
  { place: '上海转运中心', text: '快件已发往下一站' },
  { place: '目的地转运中心', text: '快件已到达' },
  { place: '目的地营业点', text: '快件正在派送，请保持电话畅通' },
  { place: '收件地址', text: '快件已签收，感谢您的信任' },
] as const

/** Carries nothing: a carrier of our own for development and tests, with a page where its parcels are moved on. */
export function sandboxCarrier({ db, clock }: SandboxWorld): CarrierProvider {
  return {
    code: 'sandbox',
    name: '沙箱速运',
    track: async (trackNumber) => {
      const steps = [clock.now().toISOString()]
      await db.insert(sandboxParcels).values({ trackNumber, steps }).onConflictDoNothing()
      return (await findSandboxJourney(db, trackNumber)) ?? []
    },
  }
}

/** What the sandbox knows of a parcel; null for a number it was never asked about. */
export async function findSandboxJourney(db: Db, trackNumber: string): Promise<CarrierEvent[] | null> {
  const [parcel] = await db.select().from(sandboxParcels).where(eq(sandboxParcels.trackNumber, trackNumber))
  if (!parcel) return null
  return journey.flatMap((stop, step) => {
    const at = parcel.steps[step]
    return at === undefined ? [] : [{ ...stop, at: new Date(at), isDelivered: step === journey.length - 1 }]
  })
}

/** Moves a parcel one step on, to its door at most. */
export async function moveSandboxParcel(db: Db, trackNumber: string, now: Date): Promise<void> {
  await db
    .update(sandboxParcels)
    .set({ steps: sql`${sandboxParcels.steps} || ${JSON.stringify([now.toISOString()])}::jsonb` })
    .where(
      sql`${sandboxParcels.trackNumber} = ${trackNumber}
        and jsonb_array_length(${sandboxParcels.steps}) < ${journey.length}`,
    )
}
