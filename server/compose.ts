import type { Pages } from './app'
import { coreHandlers } from './http/core.routes'
import type { Job } from './jobs'
import { accountHandlers } from './modules/account/account.routes'
import { addressHandlers } from './modules/addresses/addresses.routes'
import { bagHandlers } from './modules/bag/bag.routes'
import { browsingHandlers } from './modules/browsing/browsing.routes'
import { captchaHandlers } from './modules/captcha/captcha.routes'
import { catalogueHandlers } from './modules/catalogue/catalogue.routes'
import { checkoutHandlers } from './modules/checkout/checkout.routes'
import { chatAppLoginHandlers } from './modules/chat-app-login/chat-app-login.routes'
import { contentHandlers } from './modules/content/content.routes'
import { cleanUpJob } from './modules/customer/clean-up.job'
import { customerHandlers } from './modules/customer/customer.routes'
import { directoryHandlers } from './modules/directory/directory.routes'
import { dispatchHandlers } from './modules/dispatch/dispatch.routes'
import { importHandlers } from './modules/import/import.routes'
import { listingHandlers } from './modules/listing/listing.routes'
import { newsletterHandlers } from './modules/newsletter/newsletter.routes'
import { noticeHandlers } from './modules/notices/notices.routes'
import { unpaidOrdersJob } from './modules/orders/expire-order'
import { orderHandlers } from './modules/orders/orders.routes'
import { personalDataHandlers } from './modules/personal-data/personal-data.routes'
import { publishHandlers } from './modules/publish/publish.routes'
import { recommendationHandlers } from './modules/recommendations/recommendations.routes'
import { searchHandlers } from './modules/search/search.routes'
import { shareHandlers } from './modules/share/share.routes'
import { smsHandlers } from './modules/sms/sms.routes'
import { wishlistHandlers } from './modules/wishlist/wishlist.routes'
import { sandboxChatAppPages } from './providers/chat-app/sandbox-pages'
import { sandboxNoticesJob, sandboxPages } from './providers/payment/sandbox-pages'

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
  ...customerHandlers,
  ...accountHandlers,
  ...chatAppLoginHandlers,
  ...smsHandlers,
  ...captchaHandlers,
  ...addressHandlers,
  ...directoryHandlers,
  ...newsletterHandlers,
  ...bagHandlers,
  ...wishlistHandlers,
  ...checkoutHandlers,
  ...orderHandlers,
  ...shareHandlers,
  ...publishHandlers,
  ...personalDataHandlers,
}

export const allJobs: readonly Job[] = [cleanUpJob, unpaidOrdersJob, sandboxNoticesJob]

export const allPages: readonly Pages[] = [sandboxPages, sandboxChatAppPages]
