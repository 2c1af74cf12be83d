import type { Deps } from '@/server/http/calls/deps'
import type { Job } from '@/server/platform/jobs'
import { enqueueMessages } from '../messages/messages.service'
import * as repository from './notices.repository'
import { standingOf } from './standing'

type World = Pick<Deps, 'db' | 'clock'>
type Arrival = { sku: string; name: string }

/** Notices taken out in one transaction. */
const BATCH = 200

/**
 * Tells whoever waits for what can be bought now, whatever made it so: stock that came back, a count by hand, an import. It goes
 * by what is there and not by the moment it came, so that nothing is lost with an instance that stops.
 */
export function arrivalsJob(deps: World): Job {
  return { name: 'arrivals', everyMs: 10_000, run: () => announceArrivals(deps) }
}

async function announceArrivals(deps: World): Promise<void> {
  const skus = await repository.findAwaitedSkus(deps.db)
  if (skus.length === 0) return
  for (const [sku, { name, refusal }] of await standingOf(deps.db, skus)) {
    if (refusal === null && skus.includes(sku)) await tellEverybody(deps, { sku, name })
  }
}

async function tellEverybody(deps: World, arrival: Arrival): Promise<void> {
  while ((await tellSome(deps, arrival)) === BATCH);
}

/** A notice goes as its message comes, or neither does: each is told once, by whichever instance takes it. */
function tellSome({ db, clock }: World, { sku, name }: Arrival): Promise<number> {
  return db.transaction(async (tx) => {
    const notices = await repository.takeNotices(tx, sku, BATCH)
    const messages = notices.map(({ id, contact }) => ({
      eventKey: `arrival_notice:${id}`,
      kind: 'arrival_notice' as const,
      to: { contact },
      parameters: { name },
    }))
    await enqueueMessages(tx, messages, clock.now())
    return notices.length
  })
}
