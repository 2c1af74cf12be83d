import { setTimeout as pause } from 'node:timers/promises'
import { Caller } from '../../scripts/support/caller.mjs'
import { orderOf, quickPurchase, rest } from './order.mjs'

/** Every shopper of a run is somebody else: codes are sent to a mobile once a minute. */
let mobiles = 13_900_000_000

const MOST_TRIES = 60
const BEFORE_NEXT_TRY_MS = 500

/** What happened to the requests of one kind: answered, refused with a reason, or neither. */
const newCount = () => ({ answered: 0, refused: 0, failed: 0, how: new Set() })

/**
 * Shoppers who look at pages, add to the bag and place orders through nginx until `stop`: one buyer for each of `methods`, by which
 * they pay. It answers what happened to their requests, and which orders the store said it had taken. Orders by another method than
 * the first are counted by themselves.
 */
export async function sendShoppers({ url, apiUrl, settings, sku, methods = ['alipay', 'alipay', 'alipay'] }) {
  const store = { apiUrl, dataDir: settings.dataDir }
  const buyers = []
  for (const method of methods) {
    const caller = await new Caller(store).becomeCustomer(String((mobiles += 1)))
    await caller.post(rest('applet/cartcount'))
    buyers.push({ caller, method })
  }
  const [usual] = methods
  const kindOf = (method) => (method === usual ? 'orders' : `orders by ${method}`)
  const kinds = ['pages', 'adds', ...methods.map(kindOf)]
  const counts = Object.fromEntries(kinds.map((kind) => [kind, newCount()]))
  const placed = []
  const unsure = []
  let isOver = false

  const until = async (work) => {
    while (!isOver) {
      await work()
      await pause(20)
    }
  }
  const paths = [
    '/',
    '/categories/women/handbags',
    '/aurore-top-handle-bag-bg0101',
    '/search?q=%E6%89%8B%E8%A2%8B',
  ]
  let turn = 0
  const look = () => count(counts.pages, () => got(`${url}${paths[(turn += 1) % paths.length]}`))
  const buy = async ({ caller, method }) => {
    const added = await count(counts.adds, () => caller.ask(rest('applet/addCart'), quickPurchase(sku)))
    if (added?.answer.code !== 1) return
    const order = orderOf(added.answer.data, method)
    const place = () => caller.ask(rest('applet/saveorder'), order)
    const answered = await count(counts[kindOf(method)], place)
    if (answered?.answer.code === 1) placed.push(answered.answer.data.orderBn)
    else unsure.push(place)
  }
  const all = Promise.all([until(look), until(look), ...buyers.map((buyer) => until(() => buy(buyer)))])
  return {
    counts,
    placed,
    stop: async () => {
      isOver = true
      await all
      for (const place of unsure.splice(0)) {
        const answer = await answerTo(place)
        if (answer.code === 1) placed.push(answer.data.orderBn)
      }
    },
  }
}

/** Who heard nothing asks again, as the checkout does, until the store knows: by the same key, so that it is the same order. */
async function answerTo(place) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const given = await place().catch(() => null)
    if (given && given.answer.error !== 'UNAVAILABLE') return given.answer
    await pause(BEFORE_NEXT_TRY_MS)
  }
  throw new Error('The store did not come back.')
}

async function got(address) {
  const response = await fetch(address)
  await response.arrayBuffer()
  return { status: response.status }
}

/** What an API answers when it does not know itself what is wrong. */
export const unknownFault = 'INTERNAL'

/** A refusal says why: in the envelope of a call, or with 503 for a page. No answer at all, or another fault, is a failure. */
async function count(counts, ask) {
  const given = await ask().catch(() => null)
  const how =
    given && (given.answer ? given.answer.error : given.status >= 500 ? `HTTP ${given.status}` : null)
  if (given && !how) counts.answered += 1
  else if (given?.answer ? how !== unknownFault : given?.status === 503) counts.refused += 1
  else counts.failed += 1
  if (how || !given) counts.how.add(how ?? 'no answer')
  return given
}
