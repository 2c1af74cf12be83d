/** The storefront as a program: Next, and the server around it. decision 0012 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import next from 'next'
import { createMetrics, serveMetrics } from '@/telemetry/metrics'
import { outliveLostOutput } from '@/telemetry/output'
import { stopListening } from '@/telemetry/stop-listening'
import { openTraces } from '@/telemetry/traces'
import { createApiHealth } from './api-health'
import { createAssets } from './assets'
import { createGateway } from './gateway/gateway'
import { createListener, type Handler } from './listener'
import { createRequestCount, watchPageMemory } from './metrics'
import { createStyles } from './paint/built-styles'
import { createMaker } from './pages/make-page'
import { createPageMemory } from './pages/page-memory'
import { createPages } from './pages/serve-page'
import { createStandingPages } from './pages/standing-pages'
import { besideHost } from './policy/content-policy'
import { createReports } from './policy/reports'
import { createSecurePage } from './policy/secure-page'
import { readSettings } from './settings'

const BUILT = '.next/static'

const settings = readSettings()
const { port, isDevelopment, isTrusted, apiUrl, unionpayUrl, drainSeconds, metrics } = settings
outliveLostOutput()
// Next prints an uncaught error and goes on: whoever ends before it listens has failed.
process.exitCode = 1
let isClosed = false
const server = createServer()
const app = next({ dev: isDevelopment, port, httpServer: server })
await app.prepare()
const handle: Handler = app.getRequestHandler()

const traces = await openTraces('storefront', settings.tracesEndpoint)
const gateway = createGateway(apiUrl, traces)
const memory = createPageMemory()
const secure = createSecurePage({ payments: besideHost(unionpayUrl), readStyle: createStyles(BUILT) })
const standing = createStandingPages(`http://127.0.0.1:${port}`, secure)
const isApiReady = createApiHealth(apiUrl)
const make = createMaker({ next: handle, standing, isApiReady, secure })
const pages = isDevelopment ? handle : createAssets(createPages({ memory, make, isApiReady }), builtPlaces())
const registry = metrics ? createMetrics() : null
if (registry) watchPageMemory(registry, memory)
if (registry && metrics) await serveMetrics(registry, metrics)
server.on(
  'request',
  createListener({
    isTrusted,
    gateway: gateway.pass,
    pages,
    next: handle,
    reports: createReports((line) => void process.stderr.write(`${line}\n`)),
    forget: memory.forget,
    isClosed: () => isClosed,
    ...(registry && { count: createRequestCount(registry) }),
  }),
)
server.listen(port, () => {
  process.exitCode = 0
  if (!isDevelopment) void standing.refresh()
})

function builtPlaces() {
  const picturesVersion = readFileSync('.next/pictures-version', 'utf8')
  return { built: BUILT, shop: 'public', picturesVersion }
}

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  const lingerMs = drainSeconds * 1000
  // A balancer may not know yet that the other one, started anew just now, is back.
  await wait(lingerMs)
  await stopListening(server, { lingerMs, closed: () => (isClosed = true) })
  await Promise.all([app.close(), gateway.close(), traces?.close()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop())
