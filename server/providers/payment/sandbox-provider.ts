import type { Deps } from '@/server/deps'
import type { PaymentProvider } from './payment-provider'
import {
  closeSandboxPayment,
  findSandboxPayment,
  noticeOf,
  openSandboxPayment,
  refundSandboxPayment,
} from './sandbox-books'
import { readNotice, sandboxKey } from './sandbox-notice'

/** Where the sandbox's own pages are. */
export const SANDBOX_PATH = '/rest/sandbox/pay'

/** Collects nothing: a provider of our own for development and tests, with pages where its outcome is chosen. */
export function sandboxPaymentProvider({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): PaymentProvider {
  const key = sandboxKey(config.appSecret)
  return {
    name: 'sandbox',
    methods: ['alipay', 'wechatpay', 'unionpay'],
    createPayment: async (order) => {
      const { id } = await openSandboxPayment(db, order)
      return { providerRef: id, payUrl: `${SANDBOX_PATH}/${id}` }
    },
    queryPayment: async (providerRef) => {
      const payment = await findSandboxPayment(db, providerRef)
      return payment && noticeOf(payment)
    },
    parseNotification: (body) => readNotice(key, body),
    closePayment: (providerRef) => closeSandboxPayment(db, providerRef, clock.now()),
    refund: ({ providerRef }) => refundSandboxPayment(db, providerRef),
  }
}
