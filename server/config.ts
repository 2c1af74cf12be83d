import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const listSchema = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)

const portSchema = z.coerce.number().int().min(1).max(65_535)

/** Every setting of the commerce API; `.env.example` documents each. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).catch('development'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: portSchema.default(4000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'postgres://user:password@host:5432/name' })
    .optional(),
  APP_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  OPS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  REVALIDATE_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  STOREFRONT_URLS: listSchema.pipe(z.array(z.url())).default([]),
  TRUSTED_PROXIES: listSchema.default(['127.0.0.1', '::1', '::ffff:127.0.0.1']),
  SMS_PROVIDER: z.enum(['sandbox']).default('sandbox'),
  PAYMENT_PROVIDERS: listSchema.pipe(z.array(z.enum(['sandbox']))).default(['sandbox']),
  ORDER_VALID_MINUTES: z.coerce.number().min(1).max(1440).default(30),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

type Environment = Record<string, string | undefined>

export type Config = {
  isProduction: boolean
  host: string
  port: number
  dataDir: string
  databaseUrl: string | null
  /** Key of post tokens and of every stored hash of a code; at least 32 characters. */
  appSecret: string
  /** Null: nobody may make operator calls. */
  opsToken: string | null
  revalidateSecret: string | null
  storefrontUrls: readonly string[]
  /** Peers whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  smsProvider: 'sandbox'
  paymentProviders: readonly 'sandbox'[]
  orderValidMinutes: number
  hasRateLimits: boolean
  logLevel: string
}

/** Reads the environment once; throws one readable list of what is wrong with it. */
export function readConfig(environment: Environment = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The settings of the commerce API are not usable:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR)
  return {
    isProduction: env.NODE_ENV === 'production',
    host: env.API_HOST,
    port: env.API_PORT,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    appSecret: env.APP_SECRET ?? keptSecret(dataDir, env.DATABASE_URL),
    opsToken: env.OPS_TOKEN ?? null,
    revalidateSecret: env.REVALIDATE_SECRET ?? null,
    storefrontUrls: env.STOREFRONT_URLS,
    trustedProxies: env.TRUSTED_PROXIES,
    smsProvider: env.SMS_PROVIDER,
    paymentProviders: env.PAYMENT_PROVIDERS,
    orderValidMinutes: env.ORDER_VALID_MINUTES,
    hasRateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  }
}

/** What the operator's command line needs: where the API is, and the token its calls are made with. */
export function readOperatorConfig(environment: Environment = process.env): {
  apiUrl: string
  token: string
} {
  const { COMMERCE_API_URL, API_PORT, OPS_TOKEN, DATA_DIR } = environment
  const tokenFile = join(resolve(DATA_DIR || '.data'), 'ops-token')
  const token = OPS_TOKEN || (existsSync(tokenFile) ? readFileSync(tokenFile, 'utf8').trim() : '')
  if (token === '') throw new Error('Set OPS_TOKEN to the operator token of the commerce API.')
  return { apiUrl: COMMERCE_API_URL || `http://127.0.0.1:${API_PORT || '4000'}`, token }
}

/** The secret of an embedded store, made at its first start and kept beside its data. */
function keptSecret(dataDir: string, databaseUrl: string | undefined): string {
  if (databaseUrl) {
    throw new Error(
      'DATABASE_URL is set, so several instances may share the data: set APP_SECRET too (32 characters or more).',
    )
  }
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
