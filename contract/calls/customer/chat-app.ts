import { z } from 'zod'
import { userInfoSchema } from './customer'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { mobileSchema, smsCodeSchema } from '../person-fields'
import { codeSchema, dateTimeSchema, textSchema, requiredTextSchema } from '../primitives'

/** A whole address; that it is one of this site's is checked by the service. */
const siteUrlSchema = z.url({ protocol: /^https?$/ }).max(1000)

/** How the shopper meets the chat app: a code to scan on a desktop, or its own browser, which asks at once. */
const chatLoginWaySchema = z.enum(['qr', 'in-app'])
export type ChatLoginWay = z.infer<typeof chatLoginWaySchema>

/** What the browser came back from the chat app with; `state` is the store's own (A§4). */
const codeQuery = z.object({ code: textSchema(512).min(1), state: textSchema(128).default('') })

/** Result 1: logged in. Result 2: a mobile must be bound first, with `bindParam` (A§4). */
const chatLoginSchema = z.discriminatedUnion('result', [
  userInfoSchema.extend({ result: z.literal(1), token: z.string() }),
  z.object({ result: z.literal(2), bindParam: z.string() }),
])

const loginErrors = ['CHAT_APP_NOT_AUTHORIZED', 'CHAT_APP_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const

export const chatAppCalls = {
  /** Where this browser goes to authorise the store, and comes back to `redirectUrl` from; house addition. */
  startWechatLogin: endpoint(paths.startWechatLogin, {
    access: 'public',
    body: z.object({ way: chatLoginWaySchema, redirectUrl: siteUrlSchema }),
    data: z.object({ url: z.string() }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  loginByQrWechat: endpoint(paths.loginByQrWechat, {
    access: 'public',
    query: codeQuery,
    data: chatLoginSchema,
    errors: loginErrors,
  }),
  loginByWechat: endpoint(paths.loginByWechat, {
    access: 'public',
    query: codeQuery,
    data: chatLoginSchema,
    errors: loginErrors,
  }),
  bindWechat: endpoint(paths.bindWechat, {
    access: 'public',
    body: z.object({ mobile: mobileSchema, verifyCode: smsCodeSchema, bindParam: textSchema(400).min(1) }),
    data: userInfoSchema.extend({ token: z.string() }),
    errors: ['SMS_CODE_WRONG', 'CHAT_APP_NOT_AUTHORIZED', 'TOO_MANY_REQUESTS'],
  }),
  /** What the chat app's kit is configured with for a page of this site. Its success has `code` 0 (A§7). */
  getJsapiTicket: endpoint(paths.getJsapiTicket, {
    access: 'public',
    body: z.object({ url: siteUrlSchema }),
    data: z.object({ appId: z.string(), timestamp: z.int(), nonceStr: z.string(), signature: z.string() }),
    errors: ['CHAT_APP_UNAVAILABLE'],
  }),
  /** What a customer shared, newest first, each address once; a `share` just made is stored first. B§7. */
  listShareHistory: endpoint(paths.listShareHistory, {
    access: 'customer',
    body: z.object({
      page: z.int().min(1).max(10_000).default(1),
      share: z.object({ url: siteUrlSchema, title: requiredTextSchema(120) }).optional(),
    }),
    data: z.object({
      items: z.array(z.object({ url: z.string(), title: z.string(), sharedAt: dateTimeSchema })),
    }),
  }),
  /** The address of a product (parent sku) or page (id) as a picture to scan. B§7. */
  getQrCode: endpoint(paths.getQrCode, {
    access: 'public',
    params: z.object({ id: codeSchema }),
    data: z.object({ imgSrc: z.string() }),
    errors: ['NOT_FOUND'],
  }),
}
