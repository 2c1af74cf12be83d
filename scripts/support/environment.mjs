import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inRoot, root } from './paths.mjs'
import { Stop } from './say.mjs'

/** Reads `.env` (what is set already wins) and answers the settings both programs are started with. */
export function readSettings(overrides = {}) {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'))
  const given = { ...process.env, ...overrides }

  const port = portOf(given.PORT, 3000, 'PORT')
  const apiPort = portOf(given.API_PORT, 4000, 'API_PORT')
  if (port === apiPort) throw new Stop(`PORT and API_PORT are both ${port}: the two programs need one each.`)

  const dataDir = resolve(root, given.DATA_DIR || '.data')
  return {
    port,
    apiPort,
    dataDir,
    startsApi: !given.COMMERCE_API_URL,
    apiUrl: given.COMMERCE_API_URL || `http://127.0.0.1:${apiPort}`,
    storefrontUrl: `http://127.0.0.1:${port}`,
    given: withoutEmpty({
      ...given,
      SITE_URL: given.SITE_URL || `http://localhost:${port}`,
      NEXT_TELEMETRY_DISABLED: '1',
      // glibc would keep a heap for every thread of both programs, most of it empty, and what lies free above the last use.
      MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX || '2',
      MALLOC_TRIM_THRESHOLD_: given.MALLOC_TRIM_THRESHOLD_ || '131072',
    }),
  }
}

/** The address that pages are written with at build; a store elsewhere reads them anew when it starts. */
export const builtSite = 'http://localhost:3000'

/** A store of this program's own, whatever a developer's `.env` points at. */
export const sandbox = {
  SMS_PROVIDER: 'sandbox',
  PAYMENT_PROVIDERS: 'sandbox',
  CHAT_APP_PROVIDER: 'sandbox',
  ANALYTICS_RECEIVER: 'none',
  // Every visitor of such a store comes from one address; the limits have tests of their own beside the API.
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  COMMERCE_API_URL: '',
  DATABASE_URL: '',
  STOREFRONT_URLS: '',
  SITE_URL: builtSite,
  METRICS_PORT: '',
  API_METRICS_PORT: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
}

/** The settings of the store that browser tests use. */
export function readTestSettings() {
  return readSettings({
    ...sandbox,
    ANALYTICS_RECEIVER: 'sandbox',
    PORT: process.env.E2E_PORT || '3410',
    API_PORT: process.env.E2E_API_PORT || '4410',
    DATA_DIR: inRoot('.reports/data'),
  })
}

function portOf(text, fallback, name) {
  const port = Number(text || fallback)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Stop(`${name} is "${text}": a port is a number from 1 to 65535.`)
}

/** `VALUE=` in an env file means "not set", not "set to nothing". */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
}

/** The commerce API's environment: every secret it shares with the storefront or the operator exists. */
export function apiEnvironment(settings) {
  const { given, dataDir, apiPort, storefrontUrl } = settings
  if (given.DATABASE_URL && !given.APP_SECRET) {
    throw new Stop(
      'DATABASE_URL is set, so several programs may share the data: set APP_SECRET too (32 characters or more).',
    )
  }
  return {
    STOREFRONT_URLS: storefrontUrl,
    ...given,
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    APP_SECRET: given.APP_SECRET ?? loadOrCreateSecret(dataDir, 'secret'),
    REVALIDATE_SECRET: revalidateSecret(settings),
    OPS_TOKEN: opsToken(settings),
  }
}

/** Settings that open something: they are the API's alone. */
const isSecret = (name) => /(SECRET|SECRET_ALSO|TOKEN|KEY|KEYS|DATABASE_URL)$/.test(name)

/** The storefront's environment: where the API is, and nothing that opens it. */
export function storefrontEnvironment(settings) {
  const { given, apiUrl, port } = settings
  return {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !isSecret(name))),
    PORT: String(port),
    COMMERCE_API_URL: apiUrl,
    REVALIDATE_SECRET: revalidateSecret(settings),
  }
}

export function opsToken({ given, dataDir }) {
  return given.OPS_TOKEN ?? loadOrCreateSecret(dataDir, 'ops-token')
}

/** What the API signs its "this has changed" calls with; the storefront knows only this one. */
function revalidateSecret({ given, dataDir }) {
  if (given.REVALIDATE_SECRET) return given.REVALIDATE_SECRET
  const secret = given.APP_SECRET ?? loadOrCreateSecret(dataDir, 'secret')
  return createHmac('sha256', secret).update('revalidate').digest('hex')
}

/** A secret created at first use and stored in the data folder, readable by its owner only. */
function loadOrCreateSecret(dataDir, name) {
  const file = join(dataDir, name)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
