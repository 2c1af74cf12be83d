import type { UserInfo } from '@/contract/calls/customer/customer'
import type { Deps } from '@/server/http/calls/deps'
import type { Session } from '@/server/http/request/session'
import { joinBags } from '../bag/join/join-bags'
import { joinBrowsing } from '../browsing/browsing.service'
import type { CustomerRow } from '../customer/customer.service'
import { userInfoOf } from '../customer/user-info'
import { joinNotices } from '../notices/notices.service'
import { endGuest, endSession, openSession } from '../sessions/sessions.service'

/** Logs a customer in: the session this browser had ends, and a guest's bag, history and arrival notices join the customer's. */
export async function logIn(
  deps: Pick<Deps, 'db' | 'clock'>,
  customer: CustomerRow,
  former: Session | null,
): Promise<UserInfo & { token: string }> {
  if (former?.kind === 'guest') {
    // First, so that what the guest still changes in this moment is done before the bags join.
    await endGuest(deps.db, former.guestId)
    const owners = { guestId: former.guestId, customerId: customer.id }
    await joinBags(deps.db, owners)
    await joinBrowsing(deps.db, owners)
    await joinNotices(deps.db, owners)
  }
  if (former?.kind === 'customer') await endSession(deps.db, former.sessionId)
  return { ...userInfoOf(customer), token: await openSession(deps, customer.id) }
}
