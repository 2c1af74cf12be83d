import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { PAYMENT_WINDOW_MINUTES } from '@/contract/rules/purchase/order-validity'
import { analyticsReceivers, type AnalyticsReceiver } from '@/contract/calls/customer/analytics'
import { codePurposes } from '@/contract/calls/customer/customer'
import { messageKinds } from '@/contract/calls/customer/messages'
import { trustedProxies } from '@/contract/rules/trusted-proxies'
import type { MetricsAddress } from '@/telemetry/metrics'
import type { PersonalDataKeys } from './db/personal-data'
import { readPersonalDataKeys } from './db/personal-data-keys'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './db/connection/private-files'
import type { Settings } from './http/calls/deps'
import type { CarrierSettings } from './providers/carrier/configured'
import type { ChatAppSettings } from './providers/chat-app/configured'
import {
  paymentEnvironment,
  paymentFaults,
  paymentsOf,
  type PaymentSettings,
} from './providers/payment/settings'
import type { SmsSettings } from './providers/sms/configured'

const listSchema = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

const portSchema = z.coerce.number().int().min(1).max(65_535)

function pairOf(entry: string): [string, string] {
  const [name = '', value = ''] = entry.split(':')
  return [name, value]
}

/** `type:code` for each kind of message. */
const smsTemplatesSchema = z
  .array(z.string())
  .transform((entries) => Object.fromEntries(entries.map(pairOf)))
  .pipe(
    z.record(
      z.enum([...codePurposes, ...messageKinds]),
      z.string().min(1),
      'a template for each kind of message, as TYPE:CODE',
    ),
  )

/** Every setting of the commerce API; `.env.example` documents each. */
const environmentSchema = z.object({
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: portSchema.default(4000),
  API_METRICS_PORT: portSchema.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'postgres://user:password@host:5432/name' })
    .optional(),
  APP_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  APP_SECRET_ALSO: listSchema.pipe(z.array(z.string().min(32, 'at least 32 characters each'))).default([]),
  PERSONAL_DATA_KEYS: listSchema.default([]),
  OPS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  REVALIDATE_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  STOREFRONT_URLS: listSchema.pipe(z.array(z.url())).default([]),
  TRUSTED_PROXIES: z.string().default('').transform(trustedProxies),
  SMS_PROVIDER: z.enum(['sandbox', 'alicloud']).default('sandbox'),
  SMS_ACCESS_KEY_ID: z.string().optional(),
  SMS_ACCESS_KEY_SECRET: z.string().optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_TEMPLATES: listSchema.pipe(smsTemplatesSchema).optional(),
  SMS_ENDPOINT: z.url().default('https://dysmsapi.aliyuncs.com'),
  ...paymentEnvironment,
  CARRIER_PROVIDER: z.enum(['sandbox', 'none']).default('sandbox'),
  ANALYTICS_RECEIVER: z.enum(analyticsReceivers).default('none'),
  SITE_URL: z.url().default('http://localhost:3000'),
  CHAT_APP_PROVIDER: z.enum(['sandbox', 'wechat']).default('sandbox'),
  CHAT_APP_ID: z.string().optional(),
  CHAT_APP_SECRET: z.string().optional(),
  CHAT_APP_QR_ID: z.string().optional(),
  CHAT_APP_QR_SECRET: z.string().optional(),
  CHAT_APP_API_URL: z.url().default('https://api.weixin.qq.com'),
  CHAT_APP_CONNECT_URL: z.url().default('https://open.weixin.qq.com'),
  PAYMENT_WINDOW_MINUTES: z.coerce.number().min(1).max(1440).default(PAYMENT_WINDOW_MINUTES),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** What a real provider needs besides being chosen; all that is missing is asked for at once. */
const needed = {
  CHAT_APP_PROVIDER: ['CHAT_APP_ID', 'CHAT_APP_SECRET', 'CHAT_APP_QR_ID', 'CHAT_APP_QR_SECRET'],
  SMS_PROVIDER: ['SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES'],
} as const

const usableSchema = environmentSchema.superRefine((env, context) => {
  if (env.RATE_LIMITS === 'off' && env.SMS_PROVIDER !== 'sandbox') {
    const message = 'stays on where messages are really sent'
    context.addIssue({ code: 'custom', path: ['RATE_LIMITS'], message })
  }
  for (const provider of ['CHAT_APP_PROVIDER', 'SMS_PROVIDER'] as const) {
    if (env[provider] === 'sandbox') continue
    for (const name of needed[provider]) {
      if (env[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `needed with this ${provider}` })
    }
  }
  for (const { name, message } of paymentFaults(env))
    context.addIssue({ code: 'custom', path: [name], message })
  const isOtherAccount = env.CHAT_APP_PROVIDER === 'wechat' && env.WECHATPAY_APP_ID !== env.CHAT_APP_ID
  if (env.PAYMENT_PROVIDERS.includes('wechatpay') && isOtherAccount) {
    const message = 'is CHAT_APP_ID: shoppers inside the chat app are known to that account'
    context.addIssue({ code: 'custom', path: ['WECHATPAY_APP_ID'], message })
  }
})

type Environment = Record<string, string | undefined>

/** All settings; use cases see `Settings` alone. */
export type Config = Settings & {
  host: string
  port: number
  /** Where figures are told; null: nowhere. */
  metrics: MetricsAddress | null
  /** The collector of traces; null: there is none. */
  tracesEndpoint: string | null
  dataDir: string
  databaseUrl: string | null
  personalDataKeys: PersonalDataKeys
  revalidateSecret: string | null
  chatApp: ChatAppSettings
  sms: SmsSettings
  paymentProviders: PaymentSettings
  carrier: CarrierSettings
  analyticsReceiver: AnalyticsReceiver
  /** How long a stop still takes what a balancer sends, before nothing is taken any more. */
  drainSeconds: number
  logLevel: string
}

/** Reads the environment once; throws one readable list of what is wrong with it. */
export function readConfig(environment: Environment = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = usableSchema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The settings of the commerce API are not usable:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR)
  const appSecret = env.APP_SECRET ?? storedSecret(dataDir, env.DATABASE_URL)
  const appSecrets: Config['appSecrets'] = [appSecret, ...env.APP_SECRET_ALSO]
  return {
    host: env.API_HOST,
    port: env.API_PORT,
    metrics: env.API_METRICS_PORT ? { host: env.METRICS_HOST, port: env.API_METRICS_PORT } : null,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    appSecret,
    appSecrets,
    personalDataKeys: readPersonalDataKeys(env.PERSONAL_DATA_KEYS, appSecrets),
    opsToken: env.OPS_TOKEN ?? null,
    revalidateSecret: env.REVALIDATE_SECRET ?? null,
    storefrontUrls: env.STOREFRONT_URLS,
    siteUrl: env.SITE_URL,
    chatApp: chatAppOf(env),
    isTrustedProxy: env.TRUSTED_PROXIES,
    sms: smsOf(env),
    paymentProviders: paymentsOf(env),
    carrier: env.CARRIER_PROVIDER,
    analyticsReceiver: env.ANALYTICS_RECEIVER,
    paymentWindowMinutes: env.PAYMENT_WINDOW_MINUTES,
    hasRateLimits: env.RATE_LIMITS === 'on',
    drainSeconds: env.DRAIN_SECONDS,
    logLevel: env.LOG_LEVEL,
  }
}

function chatAppOf(env: z.infer<typeof environmentSchema>): Config['chatApp'] {
  const { CHAT_APP_PROVIDER: provider, CHAT_APP_ID: appId, CHAT_APP_SECRET: secret } = env
  const { CHAT_APP_QR_ID: qrId, CHAT_APP_QR_SECRET: qrSecret } = env
  if (provider === 'sandbox' || !appId || !secret || !qrId || !qrSecret) return { provider: 'sandbox' }
  return {
    provider,
    appId,
    secret,
    qr: { appId: qrId, secret: qrSecret },
    apiUrl: env.CHAT_APP_API_URL,
    connectUrl: env.CHAT_APP_CONNECT_URL,
  }
}

function smsOf(env: z.infer<typeof environmentSchema>): Config['sms'] {
  const { SMS_ACCESS_KEY_ID: accessKeyId, SMS_ACCESS_KEY_SECRET: accessKeySecret } = env
  const { SMS_PROVIDER: provider, SMS_SIGN_NAME: signName, SMS_TEMPLATES: templates } = env
  if (provider === 'sandbox' || !accessKeyId || !accessKeySecret || !signName || !templates)
    return { provider: 'sandbox' }
  const { host, protocol } = new URL(env.SMS_ENDPOINT)
  return {
    provider,
    accessKeyId,
    accessKeySecret,
    signName,
    templates,
    endpoint: host,
    protocol: protocol === 'http:' ? 'http' : 'https',
  }
}

/** The secret of an embedded store, made at its first start and kept beside its data. */
function storedSecret(dataDir: string, databaseUrl: string | undefined): string {
  if (databaseUrl) {
    throw new Error(
      'DATABASE_URL is set, so several instances may share the data: set APP_SECRET too (32 characters or more).',
    )
  }
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: PRIVATE_FILE })
  }
  return readFileSync(file, 'utf8').trim()
}
