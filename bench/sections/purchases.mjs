import { request } from 'undici'
import { Caller } from '../../scripts/support/caller.mjs'
import { load } from '../support/figures.mjs'
import { orderOf, quickPurchase, rest } from '../support/order.mjs'
import { cpuMs, processesOf } from '../support/processes.mjs'

const width = 8
const warmUp = 2
const seconds = 8

const ask = (caller, path, body = {}) => caller.post(rest(path), body)

/** Stock enough that nobody is refused while measuring. */
export async function fillStock(store, opsToken, sku) {
  const response = await fetch(`${store.apiUrl}/rest/ops/V1/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${opsToken}` },
    body: JSON.stringify({ sku, stock: 1_000_000 }),
  })
  if (!response.ok) throw new Error(`stock: ${response.status}`)
}

/**
 * What eight shoppers at once do with their bags, beside a health check of the same run: calls a second, how long they take, and the
 * CPU of the API for each. `database` names the rows.
 */
export async function measurePurchases(store, { opsToken, sku, database }) {
  await fillStock(store, opsToken, sku)
  const actions = {
    'health check': checkHealth(store),
    'reading the bag': await readBags(store, sku),
    'add to bag': await addToBags(store, sku),
    'place order (with its add)': await placeOrders(store, sku),
  }
  const rows = []
  for (const [action, work] of Object.entries(actions))
    rows.push({ database, action, ...(await measure(store, work)) })
  return rows
}

async function measure(store, work) {
  await load(width, warmUp, work)
  const { api } = processesOf(store)
  const before = cpuMs(api)
  const { calls, ...figures } = await load(width, seconds, work)
  return { ...figures, apiCpuMs: ((cpuMs(api) - before) / calls).toFixed(2) }
}

async function callers(make) {
  const all = []
  for (let n = 0; n < width; n += 1) all.push(await make(n))
  return all
}

const newGuest = (store) => new Caller(store).becomeGuest()

function checkHealth(store) {
  return async () => {
    const { statusCode, body } = await request(`${store.apiUrl}/health/ready`)
    await body.dump()
    if (statusCode !== 200) throw new Error(`health: ${statusCode}`)
  }
}

async function readBags(store, sku) {
  const guests = await callers(() => newGuest(store))
  for (const guest of guests) await ask(guest, 'applet/addCart', { productId: sku, qty: 1 })
  return (n) => ask(guests[n], 'applet/cart')
}

async function addToBags(store, sku) {
  const guests = await callers(() => newGuest(store))
  return (n) =>
    ask(guests[n], 'applet/addCart', { productId: sku, qty: 1 }).catch(async (error) => {
      // A line holds 99 pieces: start again with an empty bag, as a new guest.
      if (!/OUT_OF_STOCK|BAG_FULL|BAD_REQUEST/.test(error.message)) throw error
      guests[n] = await newGuest(store)
    })
}

async function placeOrders(store, sku) {
  const customers = await callers((n) => new Caller(store).becomeCustomer(`1380000000${n}`))
  return async (n) => {
    const added = await ask(customers[n], 'applet/addCart', quickPurchase(sku))
    await ask(customers[n], 'applet/saveorder', orderOf(added))
  }
}
