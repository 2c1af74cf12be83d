import type { accountCalls } from '@/contract/calls/customer/account'
import type { DataOf } from '@/contract/calls/endpoint'
import type { Deps } from '@/server/http/calls/deps'
import { listAddresses } from '../addresses/addresses.service'
import { piecesInBag } from '../bag/lines/pieces-in-bag'
import { browsedBy } from '../browsing/browsing.service'
import { listConsents } from '../consent/consent.service'
import { contactsOf, findCustomer } from '../customer/customer.service'
import { userInfoOf } from '../customer/user-info'
import { listAllInvoices } from '../invoices/invoices.service'
import { countAttempt, type AttemptRule } from '../limits/attempts.service'
import { listMessages } from '../messages/messages.service'
import { listNotices } from '../notices/notices.service'
import { listAllOrders } from '../orders/orders.service'
import { listAllReturns } from '../returns/returns.service'
import { listShares } from '../share/share.service'
import { listWishSkus } from '../wishlist/wishlist.service'

/** Whoever got hold of a session must not be able to draw everything again and again. */
const perCustomer: AttemptRule = { name: 'account-export', limit: 5, windowMs: 3_600_000 }

/** Everything the store keeps about a customer, as they may take it with them. */
export async function exportAccount(
  deps: Deps,
  customerId: string,
): Promise<DataOf<typeof accountCalls.exportAccount>> {
  await countAttempt(deps, perCustomer, customerId)
  const { db, clock } = deps
  const customer = await findCustomer(db, customerId)
  return {
    exportedAt: clock.now().toISOString(),
    profile: { ...userInfoOf(customer), mobile: customer.mobile },
    consents: await listConsents(db, customerId),
    addresses: await listAddresses(deps, customerId),
    orders: await listAllOrders(deps, customerId),
    returns: await listAllReturns(db, customerId),
    invoices: await listAllInvoices(db, customerId),
    bag: await piecesInBag(db, customerId),
    wishList: await listWishSkus(db, customerId),
    browsing: await browsedBy(db, { customerId }),
    shares: await listShares(db, customerId),
    messages: await listMessages(db, { customerId, contacts: contactsOf(customer) }),
    arrivalNotices: await listNotices(db, { customerId, contacts: contactsOf(customer) }),
  }
}
