import type { Hono } from 'hono'
import type { Config } from './config'
import { coreHandlers } from './http/calls/core.routes'
import type { Deps } from './http/calls/deps'
import { backlogGauges, type Backlog } from './platform/backlogs'
import type { Gauge } from './platform/gauges'
import { cleanUpJob, type CleanUp, type Job } from './platform/jobs'
import { accountHandlers } from './modules/account/account.routes'
import { addressHandlers } from './modules/addresses/addresses.routes'
import { analyticsHandlers } from './modules/analytics/analytics.routes'
import { bagHandlers } from './modules/bag/bag.routes'
import { browsingHandlers } from './modules/browsing/browsing.routes'
import { captchaHandlers } from './modules/captcha/captcha.routes'
import { removeExpiredCaptchas } from './modules/captcha/captcha.service'
import { catalogueHandlers } from './modules/catalogue/catalogue.routes'
import { checkoutHandlers } from './modules/checkout/checkout.routes'
import { chatAppLoginHandlers } from './modules/chat-app-login/chat-app-login.routes'
import { removeExpiredLogins } from './modules/chat-app-login/chat-app-login.service'
import { removeOldConsents } from './modules/consent/consent.service'
import { contentHandlers } from './modules/content/content.routes'
import { customerHandlers } from './modules/customer/customer.routes'
import { directoryHandlers } from './modules/directory/directory.routes'
import { dispatchHandlers } from './modules/dispatch/dispatch.routes'
import { invoiceHandlers } from './modules/invoices/invoices.routes'
import { importHandlers } from './modules/import/import.routes'
import { listingHandlers } from './modules/listing/listing.routes'
import { removeExpiredAttempts } from './modules/limits/attempts.service'
import { loginHandlers } from './modules/login/login.routes'
import { removeExpiredResets } from './modules/login/login.service'
import { newsletterHandlers } from './modules/newsletter/newsletter.routes'
import { messagesBacklog, messagesGauge } from './modules/messages/messages-backlog'
import { removeOldMessages } from './modules/messages/messages.service'
import { sendMessagesJob } from './modules/messages/send-messages'
import { arrivalsJob } from './modules/notices/announce-arrivals'
import { noticeHandlers } from './modules/notices/notices.routes'
import { removeOldNotices } from './modules/notices/notices.service'
import { unpaidOrdersJob } from './modules/orders/payment/expire-order'
import { notificationPages } from './modules/orders/payment/notification-pages'
import { notifyPayment } from './modules/orders/payment/notify-payment'
import { ordersGauge } from './modules/orders/orders-gauge'
import { opsOrderHandlers } from './modules/orders/ops-orders.routes'
import { orderHandlers } from './modules/orders/orders.routes'
import { completeShippedJob } from './modules/orders/shipping/advance-order'
import { parcelMoved, parcelsJob } from './modules/orders/shipping/track-parcels'
import { refundsBacklog } from './modules/payments/refunds-backlog'
import { personalDataHandlers } from './modules/personal-data/personal-data.routes'
import { publishHandlers } from './modules/publish/publish.routes'
import { recommendationHandlers } from './modules/recommendations/recommendations.routes'
import { returnRefundsJob } from './modules/returns/decide/refund-return'
import { returnHandlers } from './modules/returns/returns.routes'
import { searchHandlers } from './modules/search/search.routes'
import { searchWarmUpJob } from './modules/search/search.service'
import { sessionHandlers } from './modules/sessions/sessions.routes'
import { removeExpiredSessions } from './modules/sessions/sessions.service'
import { shareHandlers } from './modules/share/share.routes'
import { smsHandlers } from './modules/sms/sms.routes'
import { removeExpiredCodes } from './modules/sms/sms.service'
import { wishlistHandlers } from './modules/wishlist/wishlist.routes'
import { sandboxCarrierPages } from './providers/carrier/sandbox-pages'
import { sandboxChatAppPages } from './providers/chat-app/sandbox-pages'
import { sandboxNoticesJob, sandboxPages, type Notify } from './providers/payment/sandbox/sandbox-pages'

/** All modules' handlers: a call without one here answers 501. */
export const allHandlers = {
  ...coreHandlers,
  ...browsingHandlers,
  ...catalogueHandlers,
  ...contentHandlers,
  ...dispatchHandlers,
  ...importHandlers,
  ...listingHandlers,
  ...noticeHandlers,
  ...recommendationHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...customerHandlers,
  ...loginHandlers,
  ...accountHandlers,
  ...chatAppLoginHandlers,
  ...smsHandlers,
  ...captchaHandlers,
  ...addressHandlers,
  ...directoryHandlers,
  ...newsletterHandlers,
  ...analyticsHandlers,
  ...bagHandlers,
  ...wishlistHandlers,
  ...checkoutHandlers,
  ...orderHandlers,
  ...opsOrderHandlers,
  ...invoiceHandlers,
  ...returnHandlers,
  ...shareHandlers,
  ...publishHandlers,
  ...personalDataHandlers,
}

/** What each module removes once it is past its time. */
export const cleanUps: readonly CleanUp[] = [
  removeExpiredCaptchas,
  removeExpiredCodes,
  removeExpiredAttempts,
  removeExpiredLogins,
  removeExpiredResets,
  removeExpiredSessions,
  removeOldConsents,
  removeOldMessages,
  removeOldNotices,
]

/** All there is: what use cases need, and every setting. */
export type World = Deps & { config: Config }

/** How the sandbox provider, which stands below the modules, reaches the store. */
export function sandboxNotifier(deps: Deps): Notify {
  return async (notice) => {
    await notifyPayment(deps, 'sandbox', { body: JSON.stringify(notice), headers: new Headers() })
  }
}

/** The work each module does beside the requests. */
export function allJobs(world: World): readonly Job[] {
  return [
    cleanUpJob(world, cleanUps),
    arrivalsJob(world),
    unpaidOrdersJob(world),
    returnRefundsJob(world),
    searchWarmUpJob(world),
    sendMessagesJob(world),
    completeShippedJob(world),
    parcelsJob(world),
    sandboxNoticesJob({ ...world, notify: sandboxNotifier(world) }),
  ]
}

/** What is told of the store as a whole, whichever instance is asked. */
export function allGauges(world: World, others: readonly Backlog[]): readonly Gauge[] {
  const backlogs = [messagesBacklog(world), refundsBacklog(world), ...others]
  return [ordersGauge(world), messagesGauge(world), ...backlogGauges(world.clock, backlogs)]
}

/** Pages outside the contract. */
export function allPages(world: World): readonly Hono[] {
  return [
    notificationPages(world),
    sandboxPages({ ...world, notify: sandboxNotifier(world) }),
    sandboxChatAppPages(world),
    sandboxCarrierPages({ ...world, parcelMoved: (carrier, number) => parcelMoved(world, carrier, number) }),
  ]
}
