import type { Deps } from '@/server/http/calls/deps'
import { describeError } from '@/server/platform/describe-error'
import type { Job } from '@/server/platform/jobs'
import type { OrderRow } from '../records/orders.repository'
import { carrierName } from './carrier-name'
import {
  findEvents,
  findParcel,
  findParcels,
  findParcelsToAsk,
  insertEvents,
  updateParcel,
  type ParcelRow,
} from './parcels.repository'

const ASK_AGAIN_MS = 30 * 60_000
const MOST_AT_ONCE = 50

export type Track = {
  carrier: string
  isDelivered: boolean
  events: { at: string; place: string; text: string }[]
}

/** The journey of each parcel of an order by its number, the newest word first. */
export async function tracksOf(deps: Deps, { id }: OrderRow): Promise<Record<string, Track>> {
  const rows = await findParcels(deps.db, id)
  const events =
    rows.length > 0
      ? await findEvents(
          deps.db,
          rows.map((parcel) => parcel.id),
        )
      : []
  const tracks = rows.map((parcel) => [parcel.trackNumber, trackOf(deps, parcel, events)] as const)
  return Object.fromEntries(tracks)
}

function trackOf(deps: Deps, parcel: ParcelRow, events: Awaited<ReturnType<typeof findEvents>>): Track {
  return {
    carrier: carrierName(deps, parcel.carrier),
    isDelivered: parcel.deliveredAt !== null,
    events: events
      .filter(({ parcelId }) => parcelId === parcel.id)
      .map(({ at, place, text }) => ({ at: at.toISOString(), place, text })),
  }
}

/** Asks a parcel's carrier and keeps what it says. A carrier the store cannot ask says nothing. */
export async function askCarrier({ db, clock, providers }: Deps, parcel: ParcelRow): Promise<void> {
  const carrier = providers.carriers.find(({ code }) => code === parcel.carrier)
  if (!carrier) return
  const events = await carrier.track(parcel.trackNumber)
  await insertEvents(db, parcel.id, events)
  const delivered = events.find(({ isDelivered }) => isDelivered)
  await updateParcel(db, parcel.id, { askedAt: clock.now(), deliveredAt: delivered?.at ?? null })
}

/** The same where it may fail: the parcel is asked about again by the job. */
export async function tryCarrier(deps: Deps, parcel: ParcelRow): Promise<void> {
  await askCarrier(deps, parcel).catch((error: unknown) => {
    deps.log.warn({ parcel: parcel.id, error: describeError(error) }, 'carrier does not answer')
  })
}

/** A carrier said that something moved: it is asked what. */
export async function parcelMoved(deps: Deps, carrier: string, trackNumber: string): Promise<void> {
  const parcel = await findParcel(deps.db, { carrier, trackNumber })
  if (parcel) await askCarrier(deps, parcel)
}

/** Asks about parcels under way, each every half hour. */
export function parcelsJob(deps: Deps): Job {
  return {
    name: 'parcels',
    everyMs: 60_000,
    run: async () => {
      const since = new Date(deps.clock.now().getTime() - ASK_AGAIN_MS)
      const carriers = deps.providers.carriers.map(({ code }) => code)
      const due = await findParcelsToAsk(deps.db, { carriers, since, limit: MOST_AT_ONCE })
      for (const parcel of due) await tryCarrier(deps, parcel)
    },
  }
}
