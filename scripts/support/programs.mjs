import { builtApi, builtStorefront } from './build.mjs'
import { readyOrEnded, startNode } from './children.mjs'
import { apiEnvironment, storefrontEnvironment } from './environment.mjs'
import { requireFree } from './network.mjs'
import { bin, inRoot } from './paths.mjs'
import { expirePages, mayDifferFromBuild } from './pages.mjs'
import { say, step } from './say.mjs'

/** How each program is started: as built, or from source and watching. */
const commands = {
  built: { api: [builtApi], storefront: [builtStorefront] },
  source: {
    api: [bin('tsx'), 'watch', '--clear-screen=false', inRoot('server/main.ts')],
    storefront: [builtStorefront],
  },
}

export async function requireFreePorts({ port, apiPort, startsApi }) {
  await requireFree(port, 'PORT')
  if (startsApi) await requireFree(apiPort, 'API_PORT')
}

/**
 * Starts the commerce API (unless another one is configured), waits for it, then the storefront.
 * Runs until a signal (exit code 0) or until one of them ends (its code); then stops what still runs.
 */
export async function runStore(settings, { from = 'built', logs, whenReady }) {
  const nodeEnv = from === 'built' ? 'production' : 'development'
  const pagesAreOld = from === 'built' && mayDifferFromBuild(settings)
  const running = []
  const begin = (name, args, env, log) => {
    const program = startNode(name, args, {
      env: { ...env, NODE_ENV: nodeEnv },
      log: logs && `${logs}/${log}.log`,
    })
    running.push(program)
    return program
  }
  const start = async () => {
    if (settings.startsApi) {
      const api = begin('The commerce API', commands[from].api, apiEnvironment(settings), 'api')
      await step('Starting the commerce API (the first start fills the database)', () =>
        readyOrEnded(api, `${settings.apiUrl}/health/ready`),
      )
    } else say(`Using the commerce API at ${settings.apiUrl}`)

    const environment = storefrontEnvironment(settings)
    const storefront = begin('The storefront', commands[from].storefront, environment, 'storefront')
    await step('Starting the storefront', () => readyOrEnded(storefront, `${settings.storefrontUrl}/`))
    if (pagesAreOld) await expirePages(settings)
    whenReady?.()
    return Promise.race(running.map(({ ended }) => ended))
  }

  const signal = nextSignal()
  try {
    const outcome = await Promise.race([start(), signal])
    if (outcome.isSignal) return 0
    say(`${outcome.name} ended (${outcome.signal ?? outcome.code}); stopping the rest.`)
    return outcome.code || 1
  } finally {
    if (running.length > 0)
      await step('Stopping', () => Promise.all(running.reverse().map(({ stop }) => stop())))
  }
}

function nextSignal() {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => resolve({ isSignal: true }))
  })
}
