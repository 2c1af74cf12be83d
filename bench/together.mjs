/**
 * `npm run bench:together`: requests a second through nginx beside a file of the same bytes and beside one storefront; adds and orders
 * a second with one commerce API and with two, on one PostgreSQL. Rounds take turns, so that what else the machine does meets all alike.
 */
import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureInstalled } from '../scripts/support/packages/install.mjs'
import { run } from '../scripts/support/say.mjs'

const sku = 'BG-0101-NOIR-PM'
const pages = [
  { page: 'product', path: '/aurore-top-handle-bag-bg0101' },
  { page: 'category', path: '/categories/women/handbags' },
]
const rounds = 3
const headers = { 'accept-encoding': 'br', accept: 'text/html' }
const width = 8

await run(async () => {
  await ensureInstalled()
  const { readSettings, sandbox } = await import('../scripts/support/environment.mjs')
  const { freePort } = await import('../scripts/support/process/network.mjs')
  const { withStoreTogether } = await import('../scripts/support/together/store.mjs')
  const { printTable } = await import('./support/figures.mjs')
  const { fillStock } = await import('./sections/purchases.mjs')

  const OPS_TOKEN = 'operator-of-the-figures'
  const settings = readSettings({ ...sandbox, OPS_TOKEN, PORT: String(await freePort()) })
  return withStoreTogether(settings, async (store) => {
    await fillStock(store, OPS_TOKEN, sku)
    printTable('Pages a second, 16 connections', await measurePages(store))
    printTable('Purchases a second, 8 shoppers', await measureBuying(store))
    return 0
  })
})

async function measurePages({ url, addresses }) {
  const { serveFile } = await import('./support/serve-file.mjs')
  const rows = []
  for (const { page, path } of pages) {
    const bytes = await packed(url + path)
    const file = await serveFile(bytes)
    const targets = {
      'a file by nginx': file.url,
      'the store through nginx': url + path,
      'one storefront': addresses['storefront-1'] + path,
    }
    const sums = await inTurns(targets, (target) => pagesASecond(target))
    await file.stop()
    rows.push({ page, KB: bytes.byteLength / 1024, ...sums })
  }
  return rows
}

async function measureBuying({ apiUrl, addresses, settings }) {
  const { Caller } = await import('../scripts/support/caller.mjs')
  const { load } = await import('./support/figures.mjs')
  const { orderOf, quickPurchase, rest } = await import('./support/order.mjs')
  let mobiles = 13_700_000_000
  const shoppersOf = async (address) => {
    const shoppers = []
    while (shoppers.length < width) {
      const caller = new Caller({ apiUrl: address, dataDir: settings.dataDir })
      shoppers.push(await caller.becomeCustomer(String((mobiles += 1))))
    }
    return shoppers
  }
  const targets = {
    'one API': await shoppersOf(addresses['api-1']),
    'two APIs': await shoppersOf(apiUrl),
  }
  const buy = (shopper) => shopper.post(rest('applet/addCart'), quickPurchase(sku))
  const order = async (shopper) => shopper.post(rest('applet/saveorder'), orderOf(await buy(shopper)))
  /** A full bag is left behind: its shopper comes again as a guest. */
  const add = async (shopper, n, shoppers) => {
    const { answer } = await shopper.ask(rest('applet/addCart'), quickPurchase(sku))
    if (answer.code !== 1) shoppers[n] = await new Caller(shopper.store).becomeGuest()
  }
  const each = (work) =>
    inTurns(
      targets,
      async (shoppers) => (await load(width, 5, (n) => work(shoppers[n], n, shoppers))).perSecond,
    )
  return [
    { action: 'place order (with its add)', ...(await each(order)) },
    { action: 'add to bag', ...(await each(add)) },
  ]
}

/** What each target reaches on average, measured in turns. */
async function inTurns(targets, measure) {
  const names = Object.keys(targets)
  const sums = Object.fromEntries(names.map((name) => [name, 0]))
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) sums[name] += (await measure(targets[name])) / rounds
  }
  return sums
}

async function pagesASecond(url) {
  const { default: autocannon } = await import('autocannon')
  await autocannon({ url, connections: 16, duration: 1, headers })
  const { requests, non2xx, errors } = await autocannon({ url, connections: 16, duration: 4, headers })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return requests.average
}

/** The bytes of a page as they travel; brotli comes a moment after the first answer. */
async function packed(url) {
  const until = performance.now() + 20_000
  while (performance.now() < until) {
    const [response] = await once(get(url, { headers }), 'response')
    const bytes = await buffer(response)
    if (response.headers['content-encoding'] === 'br') return bytes
    await pause(500)
  }
  throw new Error(`${url} is never packed`)
}
