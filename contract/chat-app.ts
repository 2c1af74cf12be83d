import { z } from 'zod'
import { userInfoSchema } from './customer'
import { endpoint } from './endpoint'
import { paths } from './paths'
import { codeSchema, dateTimeSchema, mobileSchema, smsCodeSchema, textSchema } from './primitives'

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
  /** Answers code 0 data of the signature, as the chat app's own kit expects (A§7). */
  getJsapiTicket: endpoint(paths.getJsapiTicket, {
    access: 'public',
    body: z.object({ url: z.url().max(1000) }),
    data: z.object({ appId: z.string(), timestamp: z.int(), nonceStr: z.string(), signature: z.string() }),
  }),
  listShareHistory: endpoint(paths.listShareHistory, {
    access: 'customer',
    body: z.object({ page: z.int().min(1).default(1) }),
    data: z.object({ items: z.array(z.object({ url: z.string(), sharedAt: dateTimeSchema })) }),
  }),
  getQrCode: endpoint(paths.getQrCode, {
    access: 'public',
    params: z.object({ id: codeSchema }),
    data: z.object({ imgSrc: z.string() }),
    errors: ['NOT_FOUND'],
  }),
}
