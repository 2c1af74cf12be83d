import { z } from 'zod'
import { userInfoSchema } from './customer'
import { endpoint } from './endpoint'
import { paths } from './paths'
import {
  codeSchema,
  dateTimeSchema,
  mobileSchema,
  smsCodeSchema,
  textSchema,
  requiredTextSchema,
} from './primitives'

/** A whole address; that it is one of this site's is checked by the service. */
const siteUrlSchema = z.url({ protocol: /^https?$/ }).max(1000)

const codeQuery = z.object({ code: textSchema(200).min(1), state: textSchema(40).default('') })

/** Result 1: logged in. Result 2: a mobile must be bound first, with `bindParam` (A§4). */
const chatLoginSchema = z.discriminatedUnion('result', [
  userInfoSchema.extend({ result: z.literal(1), token: z.string() }),
  z.object({ result: z.literal(2), bindParam: z.string() }),
])

export const chatAppCalls = {
  loginByQrWechat: endpoint(paths.loginByQrWechat, {
    access: 'public',
    query: codeQuery,
    data: chatLoginSchema,
  }),
  loginByWechat: endpoint(paths.loginByWechat, { access: 'public', query: codeQuery, data: chatLoginSchema }),
  bindWechat: endpoint(paths.bindWechat, {
    access: 'public',
    body: z.object({ mobile: mobileSchema, verifyCode: smsCodeSchema, bindParam: textSchema(400).min(1) }),
    data: userInfoSchema.extend({ token: z.string() }),
    errors: ['SMS_CODE_WRONG'],
  }),
  /** What the chat app's kit is configured with for a page of this site. Its success has `code` 0 (A§7). */
  getJsapiTicket: endpoint(paths.getJsapiTicket, {
    access: 'public',
    body: z.object({ url: siteUrlSchema }),
    data: z.object({ appId: z.string(), timestamp: z.int(), nonceStr: z.string(), signature: z.string() }),
    errors: ['CHAT_APP_UNAVAILABLE'],
  }),
  /** What a customer shared, newest first, each address once; a `share` just made is kept first. B§7. */
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
