import { newsletterSubscriptions } from '@/server/db/schema/customer/interests'
import type { Deps } from '@/server/http/calls/deps'
import { countAttemptFrom, type AttemptRule } from '../limits/attempts.service'

const perAddress: AttemptRule = { name: 'newsletter-address', limit: 60, windowMs: 3_600_000 }

type Subscription = { email: string; country: string }

/** Keeps the address once; who subscribes again is thanked all the same, and nobody learns who had. */
export async function subscribe(
  deps: Deps,
  address: string,
  { email: given, country }: Subscription,
): Promise<void> {
  await countAttemptFrom(deps, perAddress, address)
  const email = given.toLowerCase()
  await deps.db
    .insert(newsletterSubscriptions)
    .values({ email, emailHash: email, country, createdAt: deps.clock.now() })
    .onConflictDoNothing()
}
