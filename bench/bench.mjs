/** `npm run bench`: the store's weight, speed and memory, as a table and as JSON. `--ci`: weight against its budget. */
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

await run(async () => {
  await ensureInstalled()
  const isCi = process.argv.includes('--ci')
  const { printTable } = await import('./support/figures.mjs')
  const { startStore } = await import('../scripts/support/own-store.mjs')
  const { measureWeight } = await import('./weight.mjs')

  const store = await startStore('bench')
  const results = { at: new Date().toISOString() }
  try {
    results.weight = await measureWeight(store, pages)
    printTable('Weight of a first visit on a phone', results.weight)
    if (!isCi) await measureSpeed(store, results, printTable)
  } finally {
    await store.stop()
  }
  if (!isCi) results.scale = await measureScale()

  mkdirSync(reports, { recursive: true })
  const file = join(reports, 'bench.json')
  writeFileSync(file, JSON.stringify(results, null, 2))
  say(`\nWritten to ${file}`)

  const excess = overBudget(results.weight)
  for (const line of excess) say(`Over budget: ${line}`)
  return excess.length > 0 ? 1 : 0
})

/** In a process of its own: three databases, the largest of 100,000 products. */
async function measureScale() {
  const { runNode } = await import('../scripts/support/process/children.mjs')
  const { code } = await runNode(fileURLToPath(new URL('./catalogue-scale.mjs', import.meta.url)))
  if (code !== 0) throw new Error('The measurement of the catalogue by size failed.')
  return JSON.parse(readFileSync(join(reports, 'catalogue-scale.json'), 'utf8'))
}

async function measureSpeed(store, results, printTable) {
  const { measurePaint } = await import('./paint.mjs')
  const { measurePages } = await import('./pages.mjs')
  const { measurePurchases } = await import('./purchases.mjs')
  const { withApiOnPostgres } = await import('./support/api-on-postgres.mjs')
  const { measureBags } = await import('./bags.mjs')
  const { measureGateway } = await import('./gateway.mjs')
  const { measureBelt, measureTryOn } = await import('./studios.mjs')
  const { measureMemory, measureUnknownAddresses } = await import('./memory.mjs')

  results.paint = await measurePaint(store, pages)
  printTable('First visit on a phone, 1.6 Mbit/s, a quarter of the processor', results.paint)
  results.tryOn = await measureTryOn(store)
  printTable('Trying on: pictures a second, beside a loop that finds no face', results.tryOn.pace)
  printTable('Trying on: memory by minutes', results.tryOn.memory)
  results.belt = await measureBelt(store)
  printTable('A change in the belt studio, drawn without a graphics card', results.belt)
  results.pages = await measurePages(store, loadedPages)
  printTable('Requests a second, 16 connections, one process each', results.pages)
  const opsToken = readFileSync(join(store.dataDir, 'ops-token'), 'utf8').trim()
  const { sku } = product
  results.purchases = [
    ...(await measurePurchases(store, { opsToken, sku, database: 'embedded' })),
    ...(await withApiOnPostgres((api, token) =>
      measurePurchases(api, { opsToken: token, sku, database: 'PostgreSQL' }),
    )),
  ]
  printTable('Purchases, 8 shoppers at once', results.purchases)
  results.bags = await measureBags(store, { opsToken, sku })
  printTable('Adding to a growing bag, one shopper', results.bags)
  results.gateway = await measureGateway(store)
  printTable('A personal call, 8 connections', results.gateway)
  results.unknown = await measureUnknownAddresses(store)
  printTable('The storefront under unknown addresses', results.unknown)
  results.memory = measureMemory(store)
  printTable('Memory after it', results.memory)
}
