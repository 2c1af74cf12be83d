import type { Db } from '@/server/db/client'
import type { Clock } from '@/server/platform/clock'
import type { NotificationReply, PaymentProvider } from '../payment-provider'
import { closeSandboxPayment, findSandboxPayment, noticeOf, openSandboxPayment } from './sandbox-books'
import { refundedBySandbox, refundSandboxPayment } from './sandbox-refunds'
import { readNotice, sandboxKey } from './sandbox-notice'

/** Where the sandbox's own pages are. */
export const SANDBOX_PATH = '/rest/sandbox/pay'

/** `appSecret` is what the key of its notifications is derived from. */
export type SandboxWorld = { db: Db; clock: Clock; config: { appSecret: string } }

/** Collects nothing: a provider of our own for development and tests, with pages where its outcome is chosen. */
export function sandboxPaymentProvider({ db, clock, config }: SandboxWorld): PaymentProvider {
  const key = sandboxKey(config.appSecret)
  return {
    name: 'sandbox',
    methods: ['alipay', 'wechatpay', 'unionpay'],
    isOpenIdNeeded: false,
    createPayment: async (order) => {
      const { id } = await openSandboxPayment(db, order)
      return { providerRef: id, start: { type: 'redirect', url: `${SANDBOX_PATH}/${id}` } }
    },
    queryPayment: async (providerRef) => {
      const payment = await findSandboxPayment(db, providerRef)
      return payment && noticeOf(payment)
    },
    notification: async ({ body }) => ({ notice: readNotice(key, body), reply }),
    closePayment: (providerRef) => closeSandboxPayment(db, providerRef, clock.now()),
    refund: (refund) => refundSandboxPayment(db, refund),
    queryRefund: ({ reference }) => refundedBySandbox(db, reference),
  }
}

function reply(isAccepted: boolean): NotificationReply {
  return { status: isAccepted ? 200 : 400, contentType: 'text/plain', body: isAccepted ? 'success' : 'fail' }
}
