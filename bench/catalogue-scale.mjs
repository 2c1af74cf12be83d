/**
 * Does the store stay quick as its catalogue grows? Imports 1,000, 10,000 and 100,000 products spread over the demo's
 * own tree into embedded databases, and times lists and searches through the whole commerce API. The sizes take turns at every
 * request, so that whatever else the machine does falls on all of them.
 * `node bench/catalogue-scale.mjs [size…]`; the result goes to .reports/catalogue-scale.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { PGlite } from '@electric-sql/pglite'
import { pino } from 'pino'
import { register } from 'tsx/esm/api'
import { reports } from '../scripts/support/paths.mjs'

register()
const { createApp } = await import('../server/app.ts')
const { allHandlers } = await import('../server/compose.ts')
const { readConfig } = await import('../server/config.ts')
const { migrate } = await import('../server/db/migrate.ts')
const { openEmbedded } = await import('../server/db/connection/open.ts')
const { readDemoRows } = await import('../server/seed/seed.ts')
const { importCatalogue } = await import('../server/modules/import/import.service.ts')

const ROUNDS = 200
/** Children of a generated product. */
const CHILDREN = 4
const sizes = process.argv.slice(2).map(Number)
const demo = readDemoRows()
const stores = []
for (const size of sizes.length > 0 ? sizes : [1_000, 10_000, 100_000]) stores.push(await open(size))
for (const name of Object.keys(stores[0].cases)) await measure(name)
report(stores)
for (const { close } of stores) await close()

/** A store with so many products, and the paths that are timed on it. */
async function open(size) {
  const { db, close } = await openEmbedded(await PGlite.create())
  await migrate(db)
  const importMs = await timed(() => importAll(db, size))
  const config = readConfig({
    APP_SECRET: 'bench-secret-'.repeat(4),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
  const deps = {
    db,
    clock: { now: () => new Date() },
    config,
    log: pino({ level: 'silent' }),
    providers: {},
    storefront: { expire() {} },
  }
  const app = createApp(deps, { handlers: allHandlers, pages: [] })
  const get = async (path) => {
    const response = await app.request(`/rest/cn/${path}`)
    const { code, data, message } = await response.json()
    if (code !== 1) throw new Error(`${path}: ${message}`)
    return data
  }

  const firstListMs = await timed(() => get('V2/applet/products'))
  const category = largestCategory()
  const choices = await choicesOf(get, category.id)
  const filtered =
    (...codes) =>
    (i) => {
      const filters = codes.map((code) => `${code}:${choices[code][i % choices[code].length]}`).join(';')
      return `V1/applet/url/dispatch?identifier=${category.urlKey}&filters=${filters}&page=${1 + (i % 2)}`
    }
  const cases = {
    'category, first page': (i) => `V1/applet/url/dispatch?identifier=${category.urlKey}&page=${1 + (i % 3)}`,
    'category, one colour': filtered('color'),
    'category, one price band': filtered('price'),
    'category, one material': filtered('material'),
    'category, availability': filtered('availability'),
    'category, all four': filtered('color', 'price', 'material', 'availability'),
    'category, by price': (i) =>
      `V2/applet/products?category=${category.id}&sortDir=${i % 2 ? 'asc' : 'desc'}&page=${1 + (i % 3)}`,
    'search, common word': (i) =>
      `V2/applet/search/products?q=${encodeURIComponent(['手袋', '香水', '黑色', '包'][i % 4])}`,
    'search, rare word': (i) =>
      `V2/applet/search/products?q=${encodeURIComponent(['琥珀蝉翼', 'xylographe', 'RARE-2'][i % 3])}`,
    'search, by sound': (i) =>
      `V2/applet/search/products?q=${encodeURIComponent(['shoudai', 'xiangshui', '手代', '项链'][i % 4])}`,
    'product page': (i) => `V1/applet/url/dispatch?identifier=generated-${(i * 7) % size}`,
  }
  return {
    ...{ products: size, importMs: Math.round(importMs), firstListMs: Math.round(firstListMs) },
    ...{ get, cases, close, times: {} },
  }
}

async function measure(name) {
  const runs = stores.map(({ get, cases, times }) => {
    const ask = (i) => timed(() => get(cases[name](i)))
    return { ask, all: [], times }
  })
  for (const run of runs) {
    run.coldMs = await run.ask(0)
    for (let i = 1; i < 8; i++) await run.ask(i)
  }
  for (let i = 0; i < ROUNDS; i++) for (const { ask, all } of runs) all.push(await ask(i))
  for (const { all, coldMs, times } of runs) {
    all.sort((a, b) => a - b)
    const at = (share) => round(all[Math.floor((all.length - 1) * share)])
    times[name] = { p50: at(0.5), p95: at(0.95), cold: round(coldMs) }
  }
}

async function importAll(db, size) {
  await refuseNothing(importCatalogue(db, demo, { now: new Date() }))
  await refuseNothing(importCatalogue(db, generate(size), { now: new Date() }))
}

async function refuseNothing(importing) {
  const { report } = await importing
  if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused.slice(0, 3)))
}

/** Copies of the demo's products under names of their own, in the same categories. */
function generate(size) {
  const models = demo.filter(
    ({ kind, type = 'configurable', categories = [] }) =>
      kind === 'product' && type === 'configurable' && categories.length > 0,
  )
  return Array.from({ length: size }, (_, i) => {
    const {
      upSellSkus: _u,
      crossSellSkus: _c,
      completeTheLook: _l,
      complimentary: _m,
      position: _p,
      ...model
    } = models[i % models.length]
    const sku = `G${i}`
    const rare = i % Math.ceil(size / 3) === 0
    return {
      ...model,
      sku,
      url: `generated-${i}`,
      name: rare ? `${model.name} 琥珀蝉翼` : `${model.name} ${i}`,
      nameEn: rare ? 'Xylographe' : model.nameEn,
      keywords: rare ? [...(model.keywords ?? []), `RARE-${i === 0 ? 2 : i}`] : model.keywords,
      children: model.children
        .slice(0, CHILDREN)
        .map((child, n) => ({ ...child, sku: `${sku}-${n}`, stock: (i * 7 + n) % 5 })),
    }
  })
}

function largestCategory() {
  const ids = demo.flatMap(({ kind, categories }) =>
    kind === 'product' ? (categories ?? []).slice(0, 1) : [],
  )
  const byId = new Map(demo.filter(({ kind }) => kind === 'category').map((row) => [row.id, row]))
  const top = ids.map((id) => {
    let row = byId.get(id)
    while (row.parentId) row = byId.get(row.parentId)
    return row
  })
  const counts = new Map()
  for (const row of top) counts.set(row, (counts.get(row) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0][0]
}

/** Facet code → the values most products of a category have. */
async function choicesOf(get, id) {
  const { layers } = await get(`V3/applet/layer/${id}`)
  return Object.fromEntries(
    layers.map(({ code, options }) => {
      const byCount = options.toSorted((a, b) => b.count - a.count)
      return [code, byCount.slice(0, 5).map(({ value }) => value)]
    }),
  )
}

async function timed(work) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function report(all) {
  const growth = Object.fromEntries(
    Object.keys(all[0].times).map((name) => [
      name,
      round(all.at(-1).times[name].p95 / all[0].times[name].p95),
    ]),
  )
  const result = {
    at: new Date().toISOString(),
    cpu: cpus()[0]?.model,
    unit: 'ms',
    results: all.map(({ products, importMs, firstListMs, times }) => ({
      ...{ products, importMs, firstListMs, times },
    })),
    growthOfP95: growth,
  }
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, 'catalogue-scale.json'), `${JSON.stringify(result, null, 2)}\n`)
  for (const { products, importMs, firstListMs, times } of all) {
    process.stdout.write(`\n${products} products: import ${importMs} ms, first list ${firstListMs} ms\n`)
    for (const [name, { p50, p95, cold }] of Object.entries(times)) {
      process.stdout.write(
        `  ${name.padEnd(24)} p50 ${String(p50).padStart(7)}  p95 ${String(p95).padStart(7)}  first ${String(cold).padStart(7)}\n`,
      )
    }
  }
  process.stdout.write(
    `\np95 at ${all.at(-1).products} over p95 at ${all[0].products}: ${JSON.stringify(growth)}\n`,
  )
}

function round(ms) {
  return Math.round(ms * 100) / 100
}
