import { z } from 'zod'
import type { AlipaySettings } from './alipay/alipay'
import { privateKeyOf, publicKeyOf } from './rsa'
import { certificateOf } from './unionpay/unionpay-certificates'
import type { UnionpaySettings } from './unionpay/unionpay'
import type { WechatpaySettings } from './wechatpay/wechatpay'

/** The providers shoppers may pay with, in the order they are shown, with what a real one needs. */
export type PaymentSettings = readonly (
  | { provider: 'sandbox' }
  | ({ provider: 'alipay' } & AlipaySettings)
  | ({ provider: 'wechatpay' } & WechatpaySettings)
  | ({ provider: 'unionpay' } & UnionpaySettings)
)[]

const providerSchema = z.enum(['sandbox', 'alipay', 'wechatpay', 'unionpay'])
type ProviderName = z.infer<typeof providerSchema>

/** Whether `read` takes a text for a key. */
function isReadBy(read: (text: string) => unknown): (text: string) => boolean {
  return (text) => {
    try {
      read(text)
      return true
    } catch {
      return false
    }
  }
}

const listOf = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item).min(1))

const privateKeySchema = z.string().refine(isReadBy(privateKeyOf), 'a PKCS#8 key in base64')
const publicKeySchema = z.string().refine(isReadBy(publicKeyOf), 'public keys in base64, by commas')
const certificateSchema = z.string().refine(isReadBy(certificateOf), 'a certificate in base64')
const namedKeySchema = z
  .string()
  .regex(/^[\w-]+:/, 'ID:KEY, by commas')
  .transform((text): [string, string] => [
    text.slice(0, text.indexOf(':')),
    text.slice(text.indexOf(':') + 1),
  ])
  .refine(([, key]) => isReadBy(publicKeyOf)(key), 'ID:KEY with public keys in base64, by commas')

/** What the environment says about payments; `.env.example` documents each. */
export const paymentEnvironment = {
  PAYMENT_PROVIDERS: listOf(providerSchema).default(['sandbox']),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_PRIVATE_KEY: privateKeySchema.optional(),
  ALIPAY_PUBLIC_KEYS: listOf(publicKeySchema).optional(),
  ALIPAY_GATEWAY: z.url().default('https://openapi.alipay.com/gateway.do'),
  WECHATPAY_APP_ID: z.string().optional(),
  WECHATPAY_MERCHANT_ID: z.string().regex(/^\d+$/, 'digits').optional(),
  WECHATPAY_SERIAL: z
    .string()
    .regex(/^[0-9A-Fa-f]+$/, 'the serial of the merchant’s certificate')
    .optional(),
  WECHATPAY_PRIVATE_KEY: privateKeySchema.optional(),
  WECHATPAY_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32}$/, '32 characters')
    .optional(),
  WECHATPAY_PUBLIC_KEYS: listOf(namedKeySchema).default([]),
  WECHATPAY_URL: z.url().default('https://api.mch.weixin.qq.com'),
  UNIONPAY_MERCHANT_ID: z
    .string()
    .regex(/^\d{15}$/, '15 digits')
    .optional(),
  UNIONPAY_CERTIFICATE: certificateSchema.optional(),
  UNIONPAY_PRIVATE_KEY: privateKeySchema.optional(),
  UNIONPAY_AUTHORITIES: listOf(certificateSchema).optional(),
  UNIONPAY_SIGNER: z.string().default('中国银联股份有限公司'),
  UNIONPAY_URL: z.url().default('https://gateway.95516.com'),
}
type Environment = z.infer<z.ZodObject<typeof paymentEnvironment>>

const needed = {
  sandbox: [],
  alipay: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEYS'],
  wechatpay: [
    'WECHATPAY_APP_ID',
    'WECHATPAY_MERCHANT_ID',
    'WECHATPAY_SERIAL',
    'WECHATPAY_PRIVATE_KEY',
    'WECHATPAY_API_KEY',
  ],
  unionpay: ['UNIONPAY_MERCHANT_ID', 'UNIONPAY_CERTIFICATE', 'UNIONPAY_PRIVATE_KEY', 'UNIONPAY_AUTHORITIES'],
} as const satisfies Record<ProviderName, readonly (keyof Environment)[]>

/** What is missing or does not fit together, each by the name of its setting. */
export function paymentFaults(env: Environment): { name: string; message: string }[] {
  const faults: { name: string; message: string }[] = env.PAYMENT_PROVIDERS.flatMap((provider) =>
    needed[provider]
      .filter((name) => env[name] === undefined)
      .map((name) => ({ name, message: `needed with PAYMENT_PROVIDERS=${provider}` })),
  )
  const { UNIONPAY_CERTIFICATE: certificate, UNIONPAY_PRIVATE_KEY: key } = env
  if (certificate && key && isForeign(certificate, key))
    faults.push({ name: 'UNIONPAY_PRIVATE_KEY', message: 'is not the key of UNIONPAY_CERTIFICATE' })
  return faults
}

/** Whether a key is another certificate's; of what cannot be read, something else is said. */
function isForeign(certificate: string, key: string): boolean {
  if (!isReadBy(certificateOf)(certificate) || !isReadBy(privateKeyOf)(key)) return false
  return !certificateOf(certificate).checkPrivateKey(privateKeyOf(key))
}

/** The settings of the providers that were chosen, of an environment without faults. */
export function paymentsOf(env: Environment): PaymentSettings {
  return env.PAYMENT_PROVIDERS.flatMap((provider) => settingsOf[provider](env) ?? [])
}

const settingsOf: Record<ProviderName, (env: Environment) => PaymentSettings[number] | null> = {
  sandbox: () => ({ provider: 'sandbox' }),
  alipay: ({
    ALIPAY_APP_ID: appId,
    ALIPAY_PRIVATE_KEY: privateKey,
    ALIPAY_PUBLIC_KEYS: publicKeys,
    ...env
  }) =>
    appId && privateKey && publicKeys
      ? { provider: 'alipay', appId, privateKey, publicKeys, gateway: env.ALIPAY_GATEWAY }
      : null,
  wechatpay: ({
    WECHATPAY_APP_ID: appId,
    WECHATPAY_MERCHANT_ID: merchantId,
    WECHATPAY_SERIAL: serial,
    ...env
  }) => {
    const { WECHATPAY_PRIVATE_KEY: privateKey, WECHATPAY_API_KEY: apiKey, WECHATPAY_URL: url } = env
    if (!appId || !merchantId || !serial || !privateKey || !apiKey) return null
    const publicKeys = Object.fromEntries(env.WECHATPAY_PUBLIC_KEYS)
    return { provider: 'wechatpay', appId, merchantId, serial, privateKey, apiKey, publicKeys, url }
  },
  unionpay: ({ UNIONPAY_MERCHANT_ID: merchantId, UNIONPAY_CERTIFICATE: certificate, ...env }) => {
    const { UNIONPAY_PRIVATE_KEY: privateKey, UNIONPAY_AUTHORITIES: authorities } = env
    if (!merchantId || !certificate || !privateKey || !authorities) return null
    const [signer, url] = [env.UNIONPAY_SIGNER, env.UNIONPAY_URL]
    return { provider: 'unionpay', merchantId, certificate, privateKey, authorities, signer, url }
  },
}
