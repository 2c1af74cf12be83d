/**
 * `npm run faults`: what shoppers see, and what is lost, while programs of a store together are started anew, killed, or without
 * their database. `--ci`: shorter.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { ensureInstalled } from '../scripts/support/packages/install.mjs'
import { run, say } from '../scripts/support/say.mjs'

const sku = 'BG-0101-NOIR-PM'
const isShort = process.argv.includes('--ci')
/** How long the load goes on after each fault, and how long the database is away, ms. */
const afterwards = isShort ? 3_000 : 8_000
const away = isShort ? 4_000 : 15_000

const killed = (name) => ({ fault: `kill -9 ${name}`, happen: async ({ fleet }) => fleet.kill(name) })
const faults = (restartable) => [
  {
    fault: 'all started anew, one after the other',
    happen: ({ fleet }) => fleet.restart(restartable),
    isUnseen: true,
  },
  killed('api-1'),
  killed('storefront-1'),
  killed('nginx'),
  {
    fault: `PostgreSQL away for ${away / 1000} s`,
    happen: async ({ postgres }) => {
      postgres.stop()
      await pause(away)
      postgres.start()
    },
  },
]

await run(async () => {
  await ensureInstalled()
  const { readSettings, sandbox } = await import('../scripts/support/environment.mjs')
  const { freePort } = await import('../scripts/support/process/network.mjs')
  const { restartable, withStoreTogether } = await import('../scripts/support/together/store.mjs')
  const { printTable } = await import('./support/figures.mjs')
  const { fillStock } = await import('./purchases.mjs')
  const { sendShoppers } = await import('./support/shoppers.mjs')
  const { ordersIn } = await import('./support/orders.mjs')

  const OPS_TOKEN = 'operator-of-the-faults'
  const settings = readSettings({ ...sandbox, OPS_TOKEN, PORT: String(await freePort()) })
  return withStoreTogether(settings, async (store) => {
    await fillStock(store, OPS_TOKEN, sku)
    const rows = []
    let failures = 0
    for (const { fault, happen, isUnseen = false } of faults(restartable)) {
      say(`… ${fault}`)
      const before = await ordersIn(store)
      const shoppers = await sendShoppers({ ...store, sku })
      await pause(1_000)
      await happen(store)
      await pause(afterwards)
      await shoppers.stop()
      const { counts, placed } = shoppers
      const taken = (await ordersIn(store)).filter((order) => !before.includes(order))
      const lost = placed.filter((order) => !taken.includes(order)).length
      const double = taken.length - placed.length + lost
      const failed = Object.values(counts).reduce((sum, kind) => sum + kind.failed, 0)
      if (lost + double > 0 || (isUnseen && failed > 0)) failures += 1
      for (const [what, count] of Object.entries(counts)) {
        const orders = what === 'orders' ? { lost, double } : { lost: '', double: '' }
        rows.push({ fault, what, ...count, ...orders })
      }
    }
    printTable('What happened to requests', rows)
    return failures === 0 ? 0 : 1
  })
})
