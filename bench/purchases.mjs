import { Caller } from '../scripts/support/caller.mjs'
import { load } from './support/figures.mjs'
import { orderOf, quickPurchase, rest } from './support/order.mjs'

const width = 8
const seconds = 8

async function callers(make) {
  const all = []
  for (let n = 0; n < width; n += 1) all.push(await make(n))
  return all
}

/** Stock enough that nobody is refused while measuring. */
export async function fillStock(store, opsToken, sku) {
  const response = await fetch(`${store.apiUrl}/rest/ops/V1/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${opsToken}` },
    body: JSON.stringify({ sku, stock: 1_000_000 }),
  })
  if (!response.ok) throw new Error(`stock: ${response.status}`)
}

async function placeOrder(caller, sku) {
  const added = await caller.post(rest('applet/addCart'), quickPurchase(sku))
  const start = performance.now()
  await caller.post(rest('applet/saveorder'), orderOf(added))
  return performance.now() - start
}

/** Requests a second and p95 of adding to the bag and of placing an order, eight shoppers at once. */
export async function measurePurchases(store, { opsToken, sku }) {
  await fillStock(store, opsToken, sku)
  const guests = await callers(() => new Caller(store).becomeGuest())
  const adding = await load(width, seconds, (n) =>
    guests[n].post(rest('applet/addCart'), { productId: sku, qty: 1 }).catch(async (error) => {
      // A line holds 99 pieces: start again with an empty bag, as a new guest.
      if (!/OUT_OF_STOCK|BAG_FULL|BAD_REQUEST/.test(error.message)) throw error
      guests[n] = await new Caller(store).becomeGuest()
    }),
  )

  const customers = await callers((n) => new Caller(store).becomeCustomer(`1380000000${n}`))
  const orderTimes = []
  const ordering = await load(width, seconds, async (n) => {
    orderTimes.push(await placeOrder(customers[n], sku))
  })
  const sorted = orderTimes.sort((a, b) => a - b)
  return [
    { action: 'add to bag', ...adding },
    {
      action: 'place order (with its add)',
      perSecond: ordering.perSecond,
      p50Ms: sorted[Math.floor(sorted.length / 2)],
      p95Ms: sorted[Math.floor(sorted.length * 0.95)],
    },
  ]
}
