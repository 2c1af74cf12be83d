import { readFileSync } from 'node:fs'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { contract } from '@/contract/calls/contract'
import { errors } from '@/contract/calls/errors'
import { allGauges } from '@/server/compose'
import { requestMetrics } from '@/server/http/request/request-metrics'
import { databaseGauges } from '@/server/platform/database-gauges'
import { registerGauges } from '@/server/platform/gauges'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { createRequestCount, watchPageMemory } from '@/storefront/metrics'
import { createPageMemory } from '@/storefront/pages/page-memory'
import { createMetrics } from '@/telemetry/metrics'

const root = new URL('../', import.meta.url)
const read = (name: string) => readFileSync(new URL(`deploy/${name}`, root), 'utf8')
const example = readFileSync(new URL('.env.example', root), 'utf8')
const documented = new Set([...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name))

const packageSchema = z.object({ dependencies: z.record(z.string(), z.string()) })

const ruleSchema = z.object({
  alert: z.string(),
  expr: z.string(),
  labels: z.object({ severity: z.enum(['page', 'ticket']) }),
  annotations: z.object({ summary: z.string(), action: z.string() }),
})
const alertsSchema = z.object({ groups: z.array(z.object({ rules: z.array(ruleSchema) })) })
const panelSchema = z.object({
  title: z.string(),
  targets: z.array(z.object({ expr: z.string() })).default([]),
})
const dashboardSchema = z.object({ panels: z.array(panelSchema) })
const scrapesSchema = z.object({
  scrape_configs: z.array(z.object({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) })),
})
const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      networks: z.object({ default: z.object({ ipv4_address: z.string() }) }).optional(),
      ports: z.array(z.string()).default([]),
    }),
  ),
})

const alerts = alertsSchema.parse(parse(read('watch/alerts.yaml'))).groups.flatMap(({ rules }) => rules)
const panels = dashboardSchema.parse(JSON.parse(read('watch/dashboard.json'))).panels
const { services } = composeSchema.parse(parse(read('compose.yaml'), { merge: true }))
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

describe('what is watched', () => {
  let t: TestApp
  const exported = new Set<string>()

  beforeAll(async () => {
    t = await createTestApp()
    const api = createMetrics()
    requestMetrics(api)
    const connections = () => ({ busy: 0, idle: 0, waiting: 0 })
    registerGauges(api, [...databaseGauges(t.deps.db, connections), ...allGauges(t.deps, [])])
    const storefront = new Registry()
    createRequestCount(storefront)
    watchPageMemory(storefront, createPageMemory())
    for (const registry of [api, storefront])
      for (const { name } of await registry.getMetricsAsJSON()) exported.add(name)
  })
  afterAll(() => t.close())

  it('is told by the programs, and what they tell of the store is watched', () => {
    const words = expressions.join('\n').match(/\b(api|store|storefront|process|nodejs)_\w+/g) ?? []
    const watched = new Set(words.map((word) => (exported.has(word) ? word : withoutSuffix(word))))

    expect([...watched].filter((name) => !exported.has(name))).toEqual([])
    const own = [...exported].filter((name) => /^(api|store|storefront)_/.test(name))
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter((name) => !watched.has(name))).toEqual([])
  })

  it('names calls and refusals of the contract', () => {
    const named = (label: string) =>
      expressions.flatMap((expr) =>
        [...expr.matchAll(new RegExp(`\\b${label}!?=~?"([\\w|]+)"`, 'g'))].flatMap(([, values = '']) =>
          values.split('|'),
        ),
      )

    expect(named('call')).toContain('saveOrder')
    for (const call of named('call')) expect(contract).toHaveProperty(call)
    for (const code of named('code')) expect(['OK', ...Object.keys(errors)]).toContain(code)
  })

  it('is every storefront and every API, where they tell their figures', () => {
    const { scrape_configs: scrapes } = scrapesSchema.parse(parse(read('watch/prometheus.yaml')))
    const targets = scrapes.flatMap(({ static_configs: groups }) => groups.flatMap((group) => group.targets))
    const telling = Object.entries(services).flatMap(([name, { environment }]) => {
      const port = environment.METRICS_PORT ?? environment.API_METRICS_PORT
      return port === undefined ? [] : [`${name}:${port}`]
    })

    expect(targets.sort()).toEqual(telling.sort())
  })

  it('[X04] is not told to shoppers: nginx knows no such port, and only nginx is open', () => {
    for (const { environment } of Object.values(services)) {
      const port = environment.METRICS_PORT ?? environment.API_METRICS_PORT
      if (port !== undefined) expect(read('nginx.conf')).not.toContain(String(port))
    }
    const open = Object.entries(services).filter(([, { ports }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    )
    expect(open.map(([name]) => name)).toEqual(['nginx'])
  })
})

describe('the containers', () => {
  const addressOf = (name: string) => services[name]?.networks?.default.ipv4_address

  it('are those nginx sends to, at their ports', () => {
    const servers = [...read('nginx.conf').matchAll(/^ {4}server (\S+):(\d+)/gm)]

    expect(servers.length).toBe(6)
    for (const [, name = '', port] of servers) {
      expect(services).toHaveProperty(name)
      expect(port).toBe(name.startsWith('api') ? '4000' : '3000')
    }
  })

  it('believe nginx and the storefronts alone where a call comes from', () => {
    const named = (variable: string) => /:-(.*)\}$/.exec(variable)?.[1]?.split(',')
    const nginx = addressOf('nginx')

    expect(named(String(services['storefront-1']?.environment.TRUSTED_PROXIES))).toEqual([nginx])
    expect(named(String(services['api-1']?.environment.TRUSTED_PROXIES))).toEqual([
      addressOf('storefront-1'),
      addressOf('storefront-2'),
      nginx,
    ])
  })

  it('are given settings that exist, and the secret ones from outside', () => {
    for (const name of ['api-1', 'api-2', 'storefront-1', 'storefront-2']) {
      const { environment } = services[name]!
      for (const [variable, value] of Object.entries(environment)) {
        expect(documented).toContain(variable)
        if (/SECRET|TOKEN|PRIVATE_KEY/.test(variable)) expect(value).toMatch(/^\$\{/)
      }
    }
  })

  it('hand on every setting a house may have to change', () => {
    const given = new Set(Object.values(services).flatMap(({ environment }) => Object.keys(environment)))
    // Where each program listens and keeps its files is the image's; addresses of providers are theirs; limits stay on.
    const isSettled = (name: string) =>
      /^((API_)?(HOST|PORT)|DATA_DIR|RATE_LIMITS)$|_(URL|GATEWAY|ENDPOINT|SIGNER)$/.test(name)

    expect([...documented].filter((name) => !given.has(name) && !isSettled(name))).toEqual([])
  })

  it('start the storefront with what is there without the packages of development', () => {
    const { dependencies } = packageSchema.parse(
      JSON.parse(readFileSync(new URL('package.json', root), 'utf8')),
    )
    const files = filesBehind(new URL('scripts/programs/storefront.mjs', root))

    expect(files.size).toBeGreaterThan(4)
    for (const [url, text] of files) {
      expect(url).toContain('/scripts/')
      for (const name of importsOf(text).filter((wanted) => !/^(node:|\.)/.test(wanted)))
        expect(dependencies).toHaveProperty([name])
      // The commands of packages, which building needs.
      if (!url.endsWith('/paths.mjs')) expect(text).not.toMatch(/\bbin\(/)
    }
  })
})

const importsOf = (text: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport) ?\(?'([^']+)'/g)].map(([, wanted = '']) => wanted)

/** A script and every file it imports, with their texts. */
function filesBehind(file: URL, known = new Map<string, string>()): Map<string, string> {
  if (known.has(file.href)) return known
  const text = readFileSync(file, 'utf8')
  known.set(file.href, text)
  for (const wanted of importsOf(text)) if (wanted.startsWith('.')) filesBehind(new URL(wanted, file), known)
  return known
}

function withoutSuffix(metric: string): string {
  return metric.replace(/_(bucket|sum|count)$/, '')
}
