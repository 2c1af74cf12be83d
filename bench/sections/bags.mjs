import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../../scripts/support/paths.mjs'
import { Caller } from '../../scripts/support/caller.mjs'
import { percentile } from '../support/figures.mjs'
import { fillStock } from './purchases.mjs'

/** A full bag but for one line. */
const LINES = 59
const WARM_UP = 20
const ROUNDS = 150
const rest = (path) => `/rest/cn/V1/applet/${path}`

/** Adding to an empty bag beside adding to a full one, turn by turn, so that the machine's noise meets both alike. */
export async function measureBags(store, { opsToken, sku }) {
  await fillStock(store, opsToken, sku)
  const bags = [
    { bag: 'empty', caller: await new Caller(store).becomeGuest(), times: [] },
    { bag: `${LINES} lines`, caller: await guestWith(LINES, store, sku), times: [] },
  ]
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const { caller, times } of bags) {
      const ms = await timeOneAdd(caller, sku)
      if (round >= WARM_UP) times.push(ms)
    }
  }
  const [empty] = bags
  return bags.map(({ bag, times }) => ({
    bag,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    timesAnEmptyOne: percentile(times, 0.5) / percentile(empty.times, 0.5),
  }))
}

/** What was added is taken out again, so that every round adds a line. */
async function timeOneAdd(caller, sku) {
  const start = performance.now()
  const { itemId } = await caller.post(rest('addCart'), { productId: sku, qty: 1 })
  const ms = performance.now() - start
  await caller.post(rest('delete'), { itemIds: [itemId] })
  return ms
}

async function guestWith(lines, store, except) {
  const caller = await new Caller(store).becomeGuest()
  let added = 0
  for (const sku of demoSkus()) {
    if (added === lines) return caller
    if (sku === except) continue
    const isIn = await caller.post(rest('addCart'), { productId: sku, qty: 1 }).then(
      () => true,
      () => false,
    )
    if (isIn) added += 1
  }
  throw new Error(`Only ${added} of ${lines} lines could be added.`)
}

function demoSkus() {
  const folder = inRoot('server/seed/data/products')
  return readdirSync(folder)
    .flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
    .flatMap(({ children = [] }) => children.map(({ sku }) => sku))
}
