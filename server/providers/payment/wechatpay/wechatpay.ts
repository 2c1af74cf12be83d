import { z } from 'zod'
import type { Clock } from '@/server/platform/clock'
import { chinaIsoOf } from '../china-time'
import { merchantNumberOf, orderOf } from '../merchant-number'
import { notifyUrl } from '../own-addresses'
import type { NotificationReply, PaymentNotice, PaymentProvider } from '../payment-provider'
import { privateKeyOf, publicKeyOf } from '../rsa'
import { ask, isProviders, wechatpayGateway } from './wechatpay-gateway'
import { wechatpayRefunds } from './wechatpay-refunds'
import { sealedSchema, unseal } from './wechatpay-signature'
import { openOn } from './wechatpay-starts'

/** Keys in base64 without their frames, as `.env.example` says. */
export type WechatpaySettings = {
  /** The official account, within which an `openId` means somebody. */
  appId: string
  merchantId: string
  /** Of the merchant's certificate. */
  serial: string
  privateKey: string
  apiKey: string
  /** The provider's public keys by their id; without one its certificates are downloaded. */
  publicKeys: Readonly<Record<string, string>>
  url: string
}

type World = { clock: Clock; config: { siteUrl: string } }

const NOTHING_OPENED = 'ORDER_NOT_EXIST'
const CLOSED_BEFORE = 'ORDER_CLOSED'

const transactionSchema = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  trade_state: z.literal('SUCCESS'),
  transaction_id: z.string(),
  success_time: z.iso.datetime({ offset: true }),
  amount: z.object({ total: z.int(), currency: z.literal('CNY').default('CNY') }),
})
const notificationSchema = z.object({ event_type: z.string(), resource: sealedSchema })

/** WeChat Pay, version 3 of its interface. Why without a library, docs/dependencies.md says. */
export function wechatpay({ clock, config }: World, settings: WechatpaySettings): PaymentProvider {
  const { appId, merchantId, apiKey, serial, url } = settings
  const keys = Object.entries(settings.publicKeys).map(([id, key]) => [id, publicKeyOf(key)] as const)
  const gateway = wechatpayGateway({
    merchant: { merchantId, serial, privateKey: privateKeyOf(settings.privateKey) },
    apiKey,
    publicKeys: new Map(keys),
    url,
    clock,
  })

  /** Null while nothing was paid to us. */
  function noticeOf(body: string): PaymentNotice | null {
    const { data } = transactionSchema.safeParse(JSON.parse(body))
    if (data?.appid !== appId || data.mchid !== merchantId) return null
    return {
      providerRef: data.out_trade_no,
      orderBn: orderOf(data.out_trade_no),
      amountFen: data.amount.total,
      transactionId: data.transaction_id,
      paidAt: new Date(data.success_time),
    }
  }

  return {
    name: 'wechatpay',
    methods: ['wechatpay'],
    isOpenIdNeeded: true,
    createPayment: async (order) => {
      const { orderBn, amountFen, expiresAt, payer } = order
      const providerRef = merchantNumberOf(orderBn, order.reference)
      const content = {
        appid: appId,
        mchid: merchantId,
        description: `订单 ${orderBn}`,
        out_trade_no: providerRef,
        time_expire: chinaIsoOf(expiresAt),
        notify_url: notifyUrl(config, 'wechatpay'),
        amount: { total: amountFen, currency: 'CNY' },
      }
      return { providerRef, start: await openOn(payer.device, { gateway, appId, config, content, order }) }
    },
    queryPayment: async (providerRef) => {
      const path = `${tradePath(providerRef)}?mchid=${merchantId}`
      const answer = await ask(gateway, { method: 'GET', path })
      if (answer.isOk) return noticeOf(answer.body)
      if (answer.code === NOTHING_OPENED) return null
      throw new Error(`WeChat Pay refused with ${answer.code}`)
    },
    notification: async (received) => {
      const word = (await isProviders(gateway, received)) ? readNotification(apiKey, received.body) : null
      const isPaid = word?.event === 'TRANSACTION.SUCCESS'
      const notice = isPaid ? noticeOf(word.content) : null
      // A word of the provider's about anything but money is heard, and need not come again.
      return { notice, reply: (isAccepted) => reply(isAccepted || (word !== null && !isPaid)) }
    },
    closePayment: async (providerRef) => {
      const path = `${tradePath(providerRef)}/close`
      const answer = await ask(gateway, { method: 'POST', path, content: { mchid: merchantId } })
      if (answer.isOk || answer.code === NOTHING_OPENED || answer.code === CLOSED_BEFORE) return
      throw new Error(`WeChat Pay refused with ${answer.code}`)
    },
    ...wechatpayRefunds(gateway),
  }
}

function tradePath(providerRef: string): string {
  return `/v3/pay/transactions/out-trade-no/${providerRef}`
}

/** What a notification holds; null for what is none, or was sealed with another key. */
function readNotification(apiKey: string, body: string): { event: string; content: string } | null {
  try {
    const { event_type: event, resource } = notificationSchema.parse(JSON.parse(body))
    return { event, content: unseal(apiKey, resource) }
  } catch {
    return null
  }
}

/** Anything but a success is sent again. */
function reply(isAccepted: boolean): NotificationReply {
  const body = isAccepted ? { code: 'SUCCESS', message: '成功' } : { code: 'FAIL', message: '失败' }
  return { status: isAccepted ? 200 : 400, contentType: 'application/json', body: JSON.stringify(body) }
}
