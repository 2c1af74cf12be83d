import { z } from 'zod'
import type { PayingDevice, PaymentStart } from '@/server/db/schema/purchase/payments'
import { returnUrl } from '../own-addresses'
import type { PayableOrder } from '../payment-provider'
import { signText } from '../rsa'
import { ask, type WechatpayGateway } from './wechatpay-gateway'
import { linesOf, newNonce, secondsOf } from './wechatpay-signature'

type Opening = {
  gateway: WechatpayGateway
  appId: string
  config: { siteUrl: string }
  /** What every way to pay is told of an order. */
  content: object
  order: PayableOrder
}

const nativeSchema = z.object({ code_url: z.string().min(1) })
const h5Schema = z.object({ h5_url: z.url() })
const jsapiSchema = z.object({ prepay_id: z.string().min(1) })

/** Opens a payment the way its device needs: a code to scan, the provider's page, or the chat app's own kit. */
export function openOn(device: PayingDevice, opening: Opening): Promise<PaymentStart> {
  if (device === 'desktop') return openNative(opening)
  return device === 'phone' ? openH5(opening) : openJsapi(opening)
}

async function openNative({ gateway, content }: Opening): Promise<PaymentStart> {
  const { code_url } = nativeSchema.parse(await open(gateway, 'native', content))
  return { type: 'code', text: code_url }
}

async function openH5({ gateway, config, content, order }: Opening): Promise<PaymentStart> {
  const scene_info = { payer_client_ip: order.payer.address, h5_info: { type: 'Wap' } }
  const { h5_url } = h5Schema.parse(await open(gateway, 'h5', { ...content, scene_info }))
  const url = new URL(h5_url)
  url.searchParams.set('redirect_url', returnUrl(config, order.orderBn))
  return { type: 'redirect', url: url.href }
}

async function openJsapi({ gateway, appId, content, order }: Opening): Promise<PaymentStart> {
  const { openId } = order.payer
  if (openId === undefined) throw new Error('WeChat Pay opens nothing inside the chat app for nobody')
  const answer = await open(gateway, 'jsapi', { ...content, payer: { openid: openId } })
  const [timeStamp, nonceStr] = [secondsOf(gateway.clock.now()), newNonce()]
  const prepared = `prepay_id=${jsapiSchema.parse(answer).prepay_id}`
  const paySign = signText(gateway.merchant.privateKey, linesOf(appId, timeStamp, nonceStr, prepared))
  return {
    type: 'in-app',
    parameters: { appId, timeStamp, nonceStr, package: prepared, signType: 'RSA', paySign },
  }
}

async function open(gateway: WechatpayGateway, way: string, content: object): Promise<unknown> {
  const path = `/v3/pay/transactions/${way}`
  const answer = await ask(gateway, { method: 'POST', path, content })
  if (!answer.isOk) throw new Error(`WeChat Pay refused with ${answer.code}`)
  return JSON.parse(answer.body)
}
