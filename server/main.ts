import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from './app'
import { allHandlers, allJobs, allPages } from './compose'
import { readConfig } from './config'
import { openDatabase } from './db/open'
import { prepareDatabase } from './db/prepare'
import type { Deps } from './deps'
import { startJobs } from './jobs'
import { createOutbox } from './providers/outbox'
import { configuredPayments } from './providers/payment/configured'
import { sandboxProviders } from './providers/sandbox'
import { openStorefront } from './storefront'

/** How long requests in flight may take after a stop was asked for. */
const GRACE_MS = 8_000

async function main(): Promise<void> {
  const config = readConfig()
  const log = pino({ level: config.logLevel, base: null })
  const clock = { now: () => new Date() }
  const { db, close } = await openDatabase(config)
  await prepareDatabase(db, clock.now())

  const outbox = createOutbox(config.dataDir, (line) => process.stdout.write(`${line}\n`))
  const payment = configuredPayments({ db, clock, config })
  const providers = { ...sandboxProviders(outbox, clock), payment }
  const deps: Deps = { db, clock, config, log, providers, storefront: openStorefront(config, log) }

  let isStopping = false
  const app = createApp(deps, { handlers: allHandlers, pages: allPages, isStopping: () => isStopping })
  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ port }) =>
    log.info({ host: config.host, port }, 'the commerce API listens'),
  )
  const stopJobs = startJobs(allJobs, deps)

  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const impatience = new Promise<void>((resolve) => setTimeout(resolve, GRACE_MS).unref())
    await Promise.race([Promise.all([closed, stopJobs()]), impatience])
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop())
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The commerce API could not start: ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
})
