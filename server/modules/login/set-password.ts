import type { Deps } from '@/server/http/calls/deps'
import type { CustomerSession } from '@/server/http/request/session'
import { updateCustomer } from '../customer/customer.service'
import { hashPassword } from '../customer/password'
import { endOtherSessions } from '../sessions/sessions.service'
import { deleteResetsOfCustomer } from './login.repository'

/** Sets a password and ends every session of the customer but this one: whoever knew the old one is out. */
export async function setPassword(
  { db, clock }: Deps,
  session: Pick<CustomerSession, 'customerId' | 'sessionId'>,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await updateCustomer(tx, session.customerId, { passwordHash, updatedAt: clock.now() })
    await deleteResetsOfCustomer(tx, session.customerId)
    await endOtherSessions(tx, session)
  })
}
