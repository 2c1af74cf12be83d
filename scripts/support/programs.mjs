import { builtApi, builtStorefront, serveBuilt } from './build/build.mjs'
import { readyOrEnded, startNode } from './process/children.mjs'
import { apiEnvironment, storefrontEnvironment } from './environment.mjs'
import { requireFree } from './process/network.mjs'
import { bin, inRoot } from './paths.mjs'
import { prepareDatabase } from './prepare-database.mjs'
import { expirePages, mayDifferFromBuild } from './pages.mjs'
import { say, step } from './say.mjs'
import { keepRunning } from './process/supervise.mjs'

/** How each program is started: as built, or from source and watching. */
const commands = {
  built: { api: builtApi, storefront: builtStorefront },
  source: {
    api: [bin('tsx'), 'watch', '--clear-screen=false', inRoot('server/main.ts')],
    storefront: builtStorefront.slice(-1),
  },
}

export async function requireFreePorts({ port, apiPort, startsApi }) {
  await requireFree(port, 'PORT')
  if (startsApi) await requireFree(apiPort, 'API_PORT')
}

/**
 * Starts the commerce API (unless another one is configured), waits for it, then the storefront. Runs until a signal; meanwhile
 * a program that ends is started again.
 */
export async function runStore(settings, { from = 'built', logs, whenReady }) {
  const pagesAreOld = from === 'built' && mayDifferFromBuild(settings)
  const done = from === 'built' ? serveBuilt(settings) : () => undefined
  const running = []
  const begin = async (name, file, env, url) => {
    const log = logs && `${logs}/${file}.log`
    const nodeEnv = from === 'built' ? 'production' : 'development'
    const start = () => startNode(name, commands[from][file], { env: { ...env, NODE_ENV: nodeEnv }, log })
    const program = start()
    running.unshift(program)
    await readyOrEnded(program, url)
    running[0] = keepRunning(program, start)
  }
  const start = async () => {
    if (settings.startsApi) {
      if (from === 'built') await prepareDatabase(settings)
      await step('Starting the commerce API', () =>
        begin('The commerce API', 'api', apiEnvironment(settings), `${settings.apiUrl}/health/ready`),
      )
    } else say(`Using the commerce API at ${settings.apiUrl}`)

    await step('Starting the storefront', () =>
      begin('The storefront', 'storefront', storefrontEnvironment(settings), `${settings.storefrontUrl}/`),
    )
    if (pagesAreOld) await expirePages(settings)
    whenReady?.()
  }

  const signal = nextSignal()
  try {
    await Promise.race([start(), signal])
    await signal
    return 0
  } finally {
    if (running.length > 0) await step('Stopping', () => Promise.all(running.map(({ stop }) => stop())))
    done()
  }
}

function nextSignal() {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, resolve)
  })
}
