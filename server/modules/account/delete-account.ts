import type { Db } from '@/server/db/client'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { holdBag } from '../bag/order-lines'
import { withdrawConsents } from '../consent/consent.service'
import { contactsOf, findCustomer, lockCustomer, removeCustomer } from '../customer/customer.service'
import { removeMessages } from '../messages/messages.service'
import { removeNotices } from '../notices/notices.service'
import { expireOverdue } from '../orders/payment/expire-order'
import { hasOpenOrders, releaseOrders } from '../orders/release-orders'
import { hasOpenReturns, releaseReturns } from '../returns/returns.service'
import { checkCode, deliverCode, spendCode } from '../sms/sms.service'

/** Sends the code that ends an account to its own mobile; not while an order is under way. */
export async function sendDeletionCode(deps: Deps, customerId: string, address: string): Promise<void> {
  const { mobile } = await findCustomer(deps.db, customerId)
  await expireOverdue(deps, customerId)
  if (await isUnderWay(deps.db, customerId)) throw new ApiError('ORDERS_OPEN')
  await deliverCode(deps, { mobile, type: 'delete_account', address })
}

/**
 * Deletes an account with everything that hangs on it: sessions, addresses, bag, wishes, history. Orders stay without
 * whom they belonged to, the consent ledger as hashes. decision 0014
 */
export async function deleteAccount(
  deps: Deps,
  { customerId, page }: { customerId: string; page: string | null },
  verifyCode: string,
): Promise<void> {
  const { mobile } = await findCustomer(deps.db, customerId)
  await checkCode(deps, ['delete_account'], { mobile, verifyCode })
  await expireOverdue(deps, customerId)
  await deps.db.transaction(async (tx) => {
    // The bag first, as an order being placed does: the two must not wait for each other.
    await holdBag(tx, customerId)
    const customer = await lockCustomer(tx, customerId)
    await spendCode({ ...deps, db: tx }, 'delete_account', { mobile, verifyCode })
    if (await isUnderWay(tx, customerId)) throw new ApiError('ORDERS_OPEN')
    await releaseReturns(tx, customerId)
    await releaseOrders(tx, customerId)
    await removeNotices(tx, contactsOf(customer))
    await removeMessages(tx, contactsOf(customer))
    await withdrawConsents(tx, { customerId, mobile, page, at: deps.clock.now() })
    await removeCustomer(tx, customerId)
  })
}

async function isUnderWay(db: Db, customerId: string): Promise<boolean> {
  return (await hasOpenOrders(db, customerId)) || (await hasOpenReturns(db, customerId))
}
