import type { MiddlewareHandler } from 'hono'
import { Counter, Histogram, type Registry } from 'prom-client'
import { durationBuckets } from '@/telemetry/metrics'
import type { AppEnv } from './context'

/** Counts requests by call and by how they ended, and how long each call takes. Labels are names of the contract alone. */
export function requestMetrics(registry: Registry): MiddlewareHandler<AppEnv> {
  const registers = [registry]
  const requests = new Counter({
    name: 'api_requests_total',
    help: 'Requests by call of the contract and by OK or the code of the refusal.',
    labelNames: ['call', 'code'],
    registers,
  })
  const durations = new Histogram({
    name: 'api_request_duration_seconds',
    help: 'Time from a request to its answer, by call of the contract.',
    labelNames: ['call'],
    buckets: durationBuckets,
    registers,
  })
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const call = c.get('call') ?? 'other'
    requests.inc({ call, code: c.get('refusal') ?? 'OK' })
    durations.observe({ call }, (performance.now() - startedAt) / 1000)
  }
}
