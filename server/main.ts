import { setTimeout as wait } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { createMetrics, serveMetrics } from '@/telemetry/metrics'
import { outliveLostOutput } from '@/telemetry/output'
import { stopListening } from '@/telemetry/stop-listening'
import { openTraces } from '@/telemetry/traces'
import { createApp } from './app'
import { allGauges, allHandlers, allJobs, allPages, type World } from './compose'
import { readConfig } from './config'
import { openDatabase } from './db/connection/open'
import { unlockPersonalData } from './db/personal-data'
import { makePrivate } from './db/connection/private-files'
import { prepareDatabase } from './seed/prepare'
import { databaseGauges } from './platform/database-gauges'
import { registerGauges } from './platform/gauges'
import { startJobs } from './platform/jobs'
import { openLog } from './platform/log'
import { configuredAnalytics } from './providers/analytics/configured'
import { configuredCarriers } from './providers/carrier/configured'
import { configuredChatApp } from './providers/chat-app/configured'
import { noMail } from './providers/mail/mail'
import { createOutbox, type Outbox } from './providers/outbox'
import { configuredPayments } from './providers/payment/configured'
import { sandboxProviders } from './providers/sandbox'
import { configuredSms } from './providers/sms/configured'
import { openStorefront } from './platform/storefront'

/** How long requests in flight may take once idle connections have been closed. */
const GRACE_MS = 8_000

/** Shows what the sandbox sends in the terminal too. */
const sandboxOutbox = (dataDir: string) => createOutbox(dataDir, (line) => process.stdout.write(`${line}\n`))
/** With a real SMS service no code and no picture's answer is written down. decisions, «Codes, captcha, risk» */
const noOutbox: Outbox = async () => undefined

async function main(): Promise<void> {
  outliveLostOutput()
  const config = readConfig()
  makePrivate(config.dataDir)
  unlockPersonalData(config.personalDataKeys)
  const log = openLog(config.logLevel)
  const clock = { now: () => new Date() }
  const { db, close, connections, trace } = await openDatabase(config, (opened) =>
    prepareDatabase(opened, clock.now()),
  )

  const outbox = config.sms.provider === 'sandbox' ? sandboxOutbox(config.dataDir) : noOutbox
  const sandbox = sandboxProviders(outbox, clock)
  const sms = await configuredSms(config.sms, sandbox.sms)
  const payment = configuredPayments({ db, clock, config }, config.paymentProviders)
  const chatApp = configuredChatApp({ db, clock }, config.chatApp)
  const carriers = configuredCarriers({ db, clock }, config.carrier)
  const analytics = configuredAnalytics({ clock }, config)
  const mail = config.sms.provider === 'sandbox' ? sandbox.mail : noMail
  const providers = { ...sandbox, sms, mail, payment, chatApp, carriers, analytics }
  const storefront = openStorefront(config, log)
  const world: World = { db, clock, config, log, providers, storefront }

  const traces = await openTraces('api', config.tracesEndpoint)
  if (traces) trace(traces)
  const metrics = config.metrics && createMetrics()
  if (metrics)
    registerGauges(metrics, [...databaseGauges(db, connections), ...allGauges(world, [storefront.backlog])])

  let isStopping = false
  let isClosed = false
  const app = createApp(world, {
    handlers: allHandlers,
    pages: allPages(world),
    isStopping: () => isStopping,
    isClosed: () => isClosed,
    ...(metrics && { metrics }),
    ...(traces && { traces }),
  })
  const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, ({ port }) =>
    log.info({ host: config.host, port }, 'the commerce API listens'),
  )
  if (metrics && config.metrics) await serveMetrics(metrics, config.metrics)
  const stopJobs = startJobs(log, allJobs(world))

  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const lingerMs = config.drainSeconds * 1000
    // A balancer may not know yet that the other one, started anew just now, is back.
    await wait(lingerMs)
    const listening = stopListening(server, { lingerMs, closed: () => (isClosed = true) })
    const impatience = wait(lingerMs + GRACE_MS, undefined, { ref: false })
    await Promise.race([Promise.all([listening, stopJobs()]), impatience])
    await Promise.all([close(), traces?.close()])
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
