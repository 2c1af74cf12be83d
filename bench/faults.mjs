/**
 * `npm run faults`: what shoppers see, and what is lost, while programs of a store together are started anew, killed, without their
 * database, without room for their logs, at another time of day, or before a provider that says nothing. Prints the table of
 * docs/together.md. `--ci`: shorter, and without what a test shows as well.
 */
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureInstalled } from '../scripts/support/packages/install.mjs'
import { run, say } from '../scripts/support/say.mjs'

const sku = 'BG-0101-NOIR-PM'
const isShort = process.argv.includes('--ci')
/** How long the load goes on after each fault, and how long the database is away, ms. */
const afterwards = isShort ? 3_000 : 8_000
const away = isShort ? 4_000 : 15_000
/** Longer than a provider is waited for (server/providers/payment/exchange.ts), ms. */
const silence = 12_000
/** Linux has a disk that is always full. */
const full = '/dev/full'

const killed = (name) => ({ fault: `\`kill -9\` of ${name}`, happen: ({ fleet }) => fleet.kill(name) })

/** Clocks of `programs`, else of all, are put by `minutes` one after the other; they are right again when the load has ended. */
const clocksSet = (fault, minutes, programs) => ({
  fault,
  happen: async ({ clocks }) => {
    for (const by of minutes) await clocks.set(by, programs)
  },
  isUnseen: true,
})

/** Everything that happens, in this order; `isUnseen`: no request may fail. */
function faultsOf({ restartable, canSetClocks }) {
  const always = [
    {
      fault: 'all four started anew, one after the other, by a version with a migration',
      happen: async (store) => {
        const { makeNextVersion, requireMigrated } = await import('./support/next-version.mjs')
        await store.fleet.restart(restartable.apis, { file: makeNextVersion() })
        await requireMigrated(store)
        await store.fleet.restart(restartable.storefronts)
      },
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
  const clocks = isShort
    ? [clocksSet('all clocks set ten minutes forward, then twenty back', [10, -10])]
    : [
        clocksSet('all clocks set ten minutes forward', [10]),
        clocksSet('all clocks set ten minutes back', [-10]),
        clocksSet('the clock of api-1 alone ten minutes ahead', [10], ['api-1']),
        clocksSet('the clock of api-1 alone ten minutes behind', [-10], ['api-1']),
      ]
  return [
    ...always,
    ...(isShort ? [] : [silentProvider]),
    ...(canSetClocks ? clocks : []),
    ...(isShort || !existsSync(full) ? [] : [fullDisk]),
  ]
}

const silentProvider = {
  fault: `WeChat Pay says nothing for ${silence / 1000} s`,
  methods: ['alipay', 'alipay', 'alipay', 'wechatpay', 'wechatpay'],
  happen: async ({ provider }) => {
    provider.beSilent(true)
    await pause(silence)
    provider.beSilent(false)
  },
  isUnseen: true,
}

const fullDisk = {
  fault: 'api-1 and storefront-1 find no room for their logs',
  happen: ({ fleet }) => fleet.restart(['api-1', 'storefront-1'], { output: full, logLevel: 'trace' }),
  isUnseen: true,
}

await run(async () => {
  await ensureInstalled()
  const { readSettings, sandbox } = await import('../scripts/support/environment.mjs')
  const { freePort } = await import('../scripts/support/process/network.mjs')
  const { restartable, withStoreTogether } = await import('../scripts/support/together/store.mjs')
  const { fillStock } = await import('./sections/purchases.mjs')
  const { ownClocks } = await import('./support/clock.mjs')
  const { startPaymentProvider } = await import('./support/silent-provider.mjs')

  const OPS_TOKEN = 'operator-of-the-faults'
  const provider = await startPaymentProvider()
  const clocks = await ownClocks()
  const own = { ...provider.settings, OPS_TOKEN, PORT: String(await freePort()) }
  const faults = faultsOf({ restartable, canSetClocks: clocks !== null })
  try {
    return await withStoreTogether(
      readSettings({ ...sandbox, ...own }),
      async (store) => {
        await fillStock(store, OPS_TOKEN, sku)
        const outcomes = []
        for (const fault of faults) outcomes.push(await meet({ ...store, clocks, provider }, fault))
        await printOutcomes(outcomes)
        return outcomes.every(({ isWell }) => isWell) ? 0 : 1
      },
      clocks?.environmentOf,
    )
  } finally {
    provider.stop()
    clocks?.remove()
  }
})

/** Lets a fault happen under shoppers; answers what became of their requests and orders. */
async function meet(store, { fault, happen, methods, isUnseen = false }) {
  const { sendShoppers, unknownFault } = await import('./support/shoppers.mjs')
  const { ordersIn } = await import('./support/orders.mjs')
  say(`… ${fault}`)
  const before = await ordersIn(store)
  const { counts, placed, stop } = await sendShoppers({ ...store, sku, methods })
  await pause(1_000)
  await happen(store)
  await pause(afterwards)
  await stop()
  await store.clocks?.set(0)
  const taken = (await ordersIn(store)).filter((order) => !before.includes(order))
  const lost = placed.filter((order) => !taken.includes(order)).length
  const double = taken.length - placed.length + lost
  const kinds = Object.values(counts)
  const isBroken = kinds.some(({ how }) => how.has(unknownFault))
  const isSeen = kinds.some(({ failed }) => failed > 0)
  return { fault, counts, lost, double, isWell: lost + double === 0 && !isBroken && !(isUnseen && isSeen) }
}

/** The table of docs/together.md, and what it was that was refused or failed. */
async function printOutcomes(outcomes) {
  const { markdownTable } = await import('./support/figures.mjs')
  const cell = ({ answered, refused, failed }) => [answered, refused, failed].join(' / ')
  const rows = outcomes.flatMap(({ fault, counts, lost, double }) => {
    const { pages, adds, orders, ...others } = counts
    const more = Object.entries(others).map(([kind, count]) => [`– ${kind}`, '', '', cell(count), ''])
    return [[fault, cell(pages), cell(adds), cell(orders), `${lost} / ${double}`], ...more]
  })
  const head = ['fault', 'pages answered / refused / failed', 'adds', 'orders', 'orders lost / double']
  say(`\n${markdownTable(head, rows)}\n`)
  for (const { fault, counts, isWell } of outcomes) {
    const how = Object.entries(counts).flatMap(([kind, count]) =>
      count.how.size > 0 ? [`${kind}: ${[...count.how].join(', ')}`] : [],
    )
    if (how.length > 0 || !isWell) say(`${isWell ? '' : 'NOT WELL: '}${fault}. ${how.join('; ')}`)
  }
}
