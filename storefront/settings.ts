import { z } from 'zod'
import { trustedProxies } from '@/contract/rules/trusted-proxies'

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production']).default('production'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  COMMERCE_API_URL: z.url().default('http://127.0.0.1:4000'),
  UNIONPAY_URL: z.url().default('https://gateway.95516.com'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  TRUSTED_PROXIES: z.string().default('').transform(trustedProxies),
})

/** What the server around Next takes from its environment; throws one readable list of what is wrong with it. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env) {
  const parsed = schema.safeParse(environment)
  if (!parsed.success)
    throw new Error(`The settings of the storefront are not usable:\n${z.prettifyError(parsed.error)}`)
  const { NODE_ENV, PORT, COMMERCE_API_URL, UNIONPAY_URL, DRAIN_SECONDS, TRUSTED_PROXIES } = parsed.data
  const { METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT } = parsed.data
  return {
    isDevelopment: NODE_ENV === 'development',
    port: PORT,
    /** Where figures are told; null: nowhere. */
    metrics: METRICS_PORT ? { host: METRICS_HOST, port: METRICS_PORT } : null,
    /** The collector of traces; null: there is none. */
    tracesEndpoint: OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    apiUrl: COMMERCE_API_URL,
    unionpayUrl: UNIONPAY_URL,
    /** How long a stop still takes what a balancer sends, before nothing is taken any more. */
    drainSeconds: DRAIN_SECONDS,
    isTrusted: TRUSTED_PROXIES,
  }
}
