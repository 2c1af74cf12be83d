import type { ServerResponse } from 'node:http'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { durationBuckets } from '@/telemetry/metrics'
import type { PageMemory } from './pages/page-memory'
import { REPORTS_PATH } from './policy/content-policy'

/** What is asked for, by how its address begins; an address itself is no label. */
const kinds = [
  ['/rest/', 'call'],
  ['/_next/', 'asset'],
  ['/pictures/', 'picture'],
  ['/films/', 'film'],
  ['/try-on/', 'model'],
  [REPORTS_PATH, 'report'],
  ['/api/', 'word'],
  ['/', 'page'],
] as const

function kindOf(url: string): string {
  return kinds.find(([beginning]) => url.startsWith(beginning))?.[1] ?? 'refused'
}

/** Counts requests by what they are for and by status, and how long each takes until its answer has been handed over. */
export function createRequestCount(registry: Registry): (url: string, response: ServerResponse) => void {
  const registers = [registry]
  const requests = new Counter({
    name: 'storefront_requests_total',
    help: 'Requests by what they are for and by status; 499 is a browser that left before its answer.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'storefront_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by what it is for.',
    labelNames: ['kind'],
    buckets: durationBuckets,
    registers,
  })
  return (url, response) => {
    const startedAt = performance.now()
    const kind = kindOf(url)
    response.once('close', () => {
      requests.inc({ kind, status: response.writableFinished ? response.statusCode : 499 })
      durations.observe({ kind }, (performance.now() - startedAt) / 1000)
    })
  }
}

/** How full the page memory is, and how often a page was found in it. */
export function watchPageMemory(registry: Registry, memory: Pick<PageMemory, 'figures'>): void {
  const registers = [registry]
  new Gauge({
    name: 'storefront_page_memory_entries',
    help: 'Finished pages in memory.',
    registers,
    collect() {
      this.set(memory.figures().entries)
    },
  })
  new Gauge({
    name: 'storefront_page_memory_bytes',
    help: 'Bytes of the finished pages in memory.',
    registers,
    collect() {
      this.set(memory.figures().bytes)
    },
  })
  new Counter({
    name: 'storefront_page_memory_reads_total',
    help: 'Pages asked of the memory: hit, or miss, which Next makes.',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = memory.figures()
      this.reset()
      this.inc({ result: 'hit' }, hits)
      this.inc({ result: 'miss' }, misses)
    },
  })
}
