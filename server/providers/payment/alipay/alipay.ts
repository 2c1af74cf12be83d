import { z } from 'zod'
import type { Clock } from '@/server/platform/clock'
import { chinaTimeOf, momentOf } from '../china-time'
import { merchantNumberOf, orderOf } from '../merchant-number'
import { notifyUrl, returnUrl } from '../own-addresses'
import type { NotificationReply, PaymentNotice, PaymentProvider, RefundOrder } from '../payment-provider'
import { privateKeyOf, publicKeyOf } from '../rsa'
import { ask, pageUrl, type AlipayAnswer, type AlipayGateway } from './alipay-gateway'
import { areSignedBy } from './alipay-signature'
import { fenOf, yuanOf } from './alipay-values'

/** Keys in base64, as the provider's tools give them out. */
export type AlipaySettings = {
  appId: string
  privateKey: string
  publicKeys: readonly string[]
  gateway: string
}

type World = { clock: Clock; config: { siteUrl: string } }

const NOTHING_OPENED = 'ACQ.TRADE_NOT_EXIST'

const tradeSchema = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
})
const answeredSchema = tradeSchema.extend({ send_pay_date: z.string() })
const notifiedSchema = tradeSchema.extend({ gmt_payment: z.string() })
const refundSchema = z.object({ refund_status: z.literal('REFUND_SUCCESS'), refund_amount: z.string() })

/** Its pages for computers and for phones, and what each calls its product. */
const pages = {
  wide: { method: 'alipay.trade.page.pay', product_code: 'FAST_INSTANT_TRADE_PAY' },
  small: { method: 'alipay.trade.wap.pay', product_code: 'QUICK_WAP_WAY' },
} as const

/** Alipay's pages, by the gateway and RSA2 signatures. Why not by its SDK, docs/dependencies.md says. */
export function alipay({ clock, config }: World, settings: AlipaySettings): PaymentProvider {
  const gateway: AlipayGateway = {
    appId: settings.appId,
    privateKey: privateKeyOf(settings.privateKey),
    publicKeys: settings.publicKeys.map(publicKeyOf),
    url: settings.gateway,
    clock,
  }
  return {
    name: 'alipay',
    methods: ['alipay'],
    isOpenIdNeeded: false,
    createPayment: async ({ reference, orderBn, amountFen, expiresAt, payer }) => {
      const providerRef = merchantNumberOf(orderBn, reference)
      const { method, product_code } = payer.device === 'desktop' ? pages.wide : pages.small
      const content = {
        out_trade_no: providerRef,
        total_amount: yuanOf(amountFen),
        subject: `订单 ${orderBn}`,
        product_code,
        time_expire: chinaTimeOf(expiresAt),
      }
      const addresses = {
        return_url: returnUrl(config, orderBn),
        notify_url: notifyUrl(config, 'alipay'),
      }
      return { providerRef, start: { type: 'redirect', url: pageUrl(gateway, method, content, addresses) } }
    },
    queryPayment: async (providerRef) => {
      const answer = await ask(gateway, 'alipay.trade.query', { out_trade_no: providerRef })
      if (answer.sub_code === NOTHING_OPENED) return null
      const trade = answeredSchema.safeParse(accepted(answer))
      return trade.success ? noticeOf(trade.data, trade.data.send_pay_date) : null
    },
    notification: async ({ body }) => {
      const fields = Object.fromEntries(new URLSearchParams(body))
      const isOurs = areSignedBy(gateway.publicKeys, fields) && fields.app_id === gateway.appId
      const notice = isOurs ? readNotice(fields) : null
      // A word of the provider's about anything but money is heard, and need not come again.
      return { notice, reply: (isAccepted) => reply(isAccepted || (isOurs && notice === null)) }
    },
    closePayment: async (providerRef) => {
      const answer = await ask(gateway, 'alipay.trade.close', { out_trade_no: providerRef })
      if (answer.sub_code !== NOTHING_OPENED) accepted(answer)
    },
    refund: (order) => refund(gateway, order),
    queryRefund: (order) => queryRefund(gateway, order),
  }
}

/** The provider moves money once for one `out_request_no`; what it does not call moved is looked up. */
async function refund(gateway: AlipayGateway, order: RefundOrder): Promise<{ providerRef: string }> {
  const content = { ...refundName(order), refund_amount: yuanOf(order.amountFen) }
  const answer = accepted(await ask(gateway, 'alipay.trade.refund', content))
  const isMoved = answer.fund_change === 'Y' || (await queryRefund(gateway, order)) !== null
  if (!isMoved) throw new Error('Alipay has not moved the refund yet')
  return { providerRef: order.reference }
}

async function queryRefund(gateway: AlipayGateway, order: RefundOrder): Promise<number | null> {
  const answer = await ask(gateway, 'alipay.trade.fastpay.refund.query', refundName(order))
  if (answer.sub_code === NOTHING_OPENED) return null
  const refunded = refundSchema.safeParse(accepted(answer))
  return refunded.success ? fenOf(refunded.data.refund_amount) : null
}

function refundName({ reference, providerRef, transactionId }: RefundOrder) {
  return { out_trade_no: providerRef, trade_no: transactionId, out_request_no: reference }
}

function accepted(answer: AlipayAnswer): AlipayAnswer {
  if (answer.code === '10000') return answer
  throw new Error(`Alipay refused with ${answer.sub_code ?? answer.code}`)
}

/** Null while nothing was paid. */
function noticeOf(trade: z.infer<typeof tradeSchema>, paidAt: string): PaymentNotice | null {
  const amountFen = fenOf(trade.total_amount)
  const isPaid = trade.trade_status === 'TRADE_SUCCESS' || trade.trade_status === 'TRADE_FINISHED'
  if (!isPaid || amountFen === null) return null
  return {
    providerRef: trade.out_trade_no,
    orderBn: orderOf(trade.out_trade_no),
    amountFen,
    transactionId: trade.trade_no,
    paidAt: momentOf(paidAt),
  }
}

function readNotice(fields: Record<string, string>): PaymentNotice | null {
  const notified = notifiedSchema.safeParse(fields)
  return notified.success ? noticeOf(notified.data, notified.data.gmt_payment) : null
}

/** Anything but these words is sent again. */
function reply(isAccepted: boolean): NotificationReply {
  return { status: 200, contentType: 'text/plain', body: isAccepted ? 'success' : 'failure' }
}
