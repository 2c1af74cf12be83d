import type { accountCalls } from '@/contract/calls/customer/account'
import type { DataOf } from '@/contract/calls/endpoint'
import type { Deps } from '@/server/http/calls/deps'
import { listConsents } from '../consent/consent.service'
import { findCustomer } from '../customer/customer.service'
import { maskMobile } from './mask-mobile'

/** What a customer may see of their account beside the profile: the mobile is masked. */
export async function getAccount(
  { db }: Deps,
  customerId: string,
): Promise<DataOf<typeof accountCalls.getAccount>> {
  const { mobile, passwordHash, hasOrderMessages } = await findCustomer(db, customerId)
  return {
    mobile: maskMobile(mobile),
    hasPassword: passwordHash !== null,
    hasOrderMessages,
    consents: await listConsents(db, customerId),
  }
}
