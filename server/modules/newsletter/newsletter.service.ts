import { newsletterSubscriptions } from '@/server/db/schema/customer'
import type { Deps } from '@/server/deps'

/** Keeps the address once; who subscribes again is thanked all the same, and nobody learns who had. */
export async function subscribe(
  { db, clock }: Deps,
  { email, country }: { email: string; country: string },
): Promise<void> {
  await db
    .insert(newsletterSubscriptions)
    .values({ email: email.toLowerCase(), country, createdAt: clock.now() })
    .onConflictDoNothing()
}
