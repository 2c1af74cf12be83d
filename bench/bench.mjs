/**
 * `npm run bench`: the store's weight, speed and memory, as tables and as JSON. `npm run bench -- paint pages`: these sections alone.
 * `--ci`: weight against its budget.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../scripts/support/packages/install.mjs'
import { reports } from '../scripts/support/paths.mjs'
import { run, say } from '../scripts/support/say.mjs'

/** The pages the budget holds for, and what the purchases buy. */
const product = { path: '/aurore-top-handle-bag-bg0101', sku: 'BG-0101-NOIR-PM' }
const category = '/categories/women/handbags'
const pages = [
  { name: 'home', path: '/' },
  { name: 'category', path: category },
  { name: 'product', path: product.path },
]
const loadedPages = [
  { name: 'home', path: '/' },
  { name: 'product', path: product.path },
  { name: 'category', path: category },
  { name: 'filtered', path: `${category}?sort=price-asc` },
]

function overBudget(weights) {
  const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'))
  return weights.flatMap((row) =>
    Object.entries(budgets[row.page])
      .filter(([key, most]) => row[key] > most)
      .map(([key, most]) => `${row.page}: ${key} is ${row[key].toFixed(1)}, the budget ${most}`),
  )
}

const tableOf = (title, measure) => ({
  say: title,
  run: async (store, printTable) => {
    const rows = await measure(store)
    printTable(title, rows)
    return rows
  },
})

/** What is measured, in this order: each section with the store that the ones before it have warmed. */
const sections = {
  weight: tableOf('Weight of a first visit on a phone', async (store) =>
    (await import('./sections/weight.mjs')).measureWeight(store, pages),
  ),
  paint: tableOf('First visit on a phone, 1.6 Mbit/s, a quarter of the processor', async (store) =>
    (await import('./sections/paint.mjs')).measurePaint(store, pages),
  ),
  lighthouse: tableOf('Lighthouse 12 for phones', async (store) =>
    (await import('./sections/lighthouse.mjs')).measureLighthouse(store, pages),
  ),
  pages: tableOf('Requests a second, 16 connections, one process each', async (store) =>
    (await import('./sections/pages.mjs')).measurePages(store, loadedPages),
  ),
  purchases: tableOf('Purchases, 8 shoppers at once', measureAllPurchases),
  bags: tableOf('Adding to a growing bag, one shopper', async (store) =>
    (await import('./sections/bags.mjs')).measureBags(store, {
      opsToken: opsTokenOf(store),
      sku: product.sku,
    }),
  ),
  gateway: tableOf('A personal call, 8 connections', async (store) =>
    (await import('./sections/gateway.mjs')).measureGateway(store),
  ),
  unknown: tableOf('The storefront under unknown addresses', async (store) =>
    (await import('./sections/memory.mjs')).measureUnknownAddresses(store),
  ),
  memory: tableOf('Memory after it', async (store) =>
    (await import('./sections/memory.mjs')).measureMemory(store),
  ),
  tryOn: { say: 'Trying on, for three minutes', run: measureTryingOn },
  belt: tableOf('A change in the belt studio, drawn without a graphics card', async (store) =>
    (await import('./sections/studios.mjs')).measureBelt(store),
  ),
  scale: { say: 'The catalogue at 1,000, 10,000 and 100,000 products', run: measureScale },
}

await run(async () => {
  await ensureInstalled()
  const isCi = process.argv.includes('--ci')
  const wanted = isCi ? ['weight'] : process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in sections))
  if (unknown.length > 0) {
    say(`No section is called ${unknown.join(', ')}. There are: ${Object.keys(sections).join(', ')}`)
    return 1
  }
  const { printTable } = await import('./support/figures.mjs')
  const { startStore } = await import('../scripts/support/own-store.mjs')

  const store = await startStore('bench')
  const results = { at: new Date().toISOString() }
  try {
    for (const [name, section] of Object.entries(sections)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      say(`… ${section.say}`)
      results[name] = await section.run(store, printTable)
    }
  } finally {
    await store.stop()
  }

  mkdirSync(reports, { recursive: true })
  const file = join(reports, 'bench.json')
  writeFileSync(file, JSON.stringify(results, null, 2))
  say(`\nWritten to ${file}`)

  const excess = overBudget(results.weight ?? [])
  for (const line of excess) say(`Over budget: ${line}`)
  return excess.length > 0 ? 1 : 0
})

function opsTokenOf({ dataDir }) {
  return readFileSync(join(dataDir, 'ops-token'), 'utf8').trim()
}

async function measureAllPurchases(store) {
  const { measurePurchases } = await import('./sections/purchases.mjs')
  const { withApiOnPostgres } = await import('./support/api-on-postgres.mjs')
  const { sku } = product
  return [
    ...(await measurePurchases(store, { opsToken: opsTokenOf(store), sku, database: 'embedded' })),
    ...(await withApiOnPostgres((api, opsToken) =>
      measurePurchases(api, { opsToken, sku, database: 'PostgreSQL' }),
    )),
  ]
}

async function measureTryingOn(store, printTable) {
  const { measureTryOn } = await import('./sections/studios.mjs')
  const { pace, memory } = await measureTryOn(store)
  printTable('Trying on: pictures a second, beside a loop that finds no face', pace)
  printTable('Trying on: memory by minutes', memory)
  return { pace, memory }
}

/** In a process of its own: three databases, the largest of 100,000 products. */
async function measureScale() {
  const { runNode } = await import('../scripts/support/process/children.mjs')
  const { code } = await runNode(fileURLToPath(new URL('./catalogue-scale.mjs', import.meta.url)))
  if (code !== 0) throw new Error('The measurement of the catalogue by size failed.')
  return JSON.parse(readFileSync(join(reports, 'catalogue-scale.json'), 'utf8'))
}
