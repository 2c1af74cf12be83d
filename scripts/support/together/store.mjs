import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll, builtApi, builtStorefront, serveBuilt } from '../build/build.mjs'
import { apiEnvironment, storefrontEnvironment } from '../environment.mjs'
import { ensurePostgres, startPostgres } from '../packages/postgres.mjs'
import { expirePages } from '../pages.mjs'
import { reports } from '../paths.mjs'
import { startNode } from '../process/children.mjs'
import { freePort } from '../process/network.mjs'
import { Stop } from '../say.mjs'
import { createFleet } from './fleet.mjs'
import { ensureNginx, prepareNginx } from './nginx.mjs'

const addressOf = (port) => `http://127.0.0.1:${port}`

/**
 * Runs `work` with a store of two storefronts and two commerce APIs behind nginx, on the PostgreSQL of DATABASE_URL, else on
 * one of its own that is removed afterwards. `environmentOf` a program's name: what it is told beside its settings.
 */
export async function withStoreTogether(settings, work, environmentOf = () => ({})) {
  const nginx = await ensureNginx()
  if (!nginx) throw new Stop('nginx is needed: on Debian, apt-get install nginx-light.')
  const postgres = settings.given.DATABASE_URL ? null : await ownPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'store-together-'))
  try {
    await buildAll(settings)
    const databaseUrl = postgres?.url ?? settings.given.DATABASE_URL
    return await run(settings, { nginx, postgres, databaseUrl, folder, environmentOf }, work)
  } finally {
    postgres?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ownPostgres() {
  const programs = await ensurePostgres()
  if (programs) return startPostgres(programs, { isDurable: true })
  throw new Stop('PostgreSQL is needed: on Debian, apt-get install postgresql; or set DATABASE_URL.')
}

async function run(settings, { nginx, postgres, databaseUrl, folder, environmentOf }, work) {
  const ports = { shoppers: settings.port, storefronts: await freePort() }
  const apis = await two('api', 4000)
  const storefronts = await two('storefront', 3000)
  const shared = {
    ...settings,
    dataDir: join(folder, 'data'),
    apiUrl: addressOf(ports.storefronts),
    given: {
      // Longer than nginx keeps an idle connection.
      DRAIN_SECONDS: '5',
      APP_SECRET: 'for a store that runs on one machine for one run',
      ...settings.given,
      DATABASE_URL: databaseUrl,
      STOREFRONT_URLS: storefronts.map(({ port }) => addressOf(port)).join(),
    },
  }
  rmSync(join(reports, 'together'), { recursive: true, force: true })
  const logOf = (name) => join(reports, 'together', `${name}.log`)
  const servers = [...apis, ...storefronts]
  const beginNginx = prepareNginx({ nginx, folder, ports, servers, variables: environmentOf('nginx') })
  const beginProgram = (name, program, environment) => {
    const env = { ...environment, NODE_ENV: 'production', ...environmentOf(name) }
    return ({ file, logLevel, output } = {}) =>
      startNode(name, file ? [...program.slice(0, -1), file] : program, {
        env: { ...env, ...(logLevel && { LOG_LEVEL: logLevel }) },
        log: logOf(name),
        output,
      })
  }
  const fleet = createFleet([
    ...apis.map(({ name, port, metricsPort }) => ({
      name,
      ready: `${addressOf(port)}/health/ready`,
      begin: beginProgram(name, builtApi, {
        ...apiEnvironment({ ...shared, apiPort: port }),
        API_METRICS_PORT: String(metricsPort),
      }),
    })),
    {
      name: 'nginx',
      ready: `${addressOf(ports.storefronts)}/health/ready`,
      begin: () => beginNginx(logOf('nginx')),
    },
    ...storefronts.map(({ name, port, metricsPort }) => ({
      name,
      ready: `${addressOf(port)}/`,
      begin: beginProgram(name, builtStorefront, {
        ...storefrontEnvironment({ ...shared, port }),
        METRICS_PORT: String(metricsPort),
      }),
    })),
  ])

  const done = serveBuilt(settings)
  try {
    await fleet.start()
    for (const { port } of storefronts) await expirePages({ ...shared, storefrontUrl: addressOf(port) })
    return await work({
      url: addressOf(ports.shoppers),
      apiUrl: shared.apiUrl,
      settings: shared,
      /** Of each program itself, past nginx. */
      addresses: Object.fromEntries(
        [...storefronts, ...apis].map(({ name, port }) => [name, addressOf(port)]),
      ),
      fleet,
      postgres,
      metrics: [...storefronts, ...apis].map(({ name, metricsPort }) => ({
        name,
        url: `${addressOf(metricsPort)}/metrics`,
      })),
    })
  } finally {
    await fleet.stop()
    done()
  }
}

/** Two of a kind, as deploy/nginx.conf names them, each with a port of this machine. */
async function two(kind, port) {
  const numbers = [1, 2]
  return Promise.all(
    numbers.map(async (n) => ({
      name: `${kind}-${n}`,
      address: `${kind}-${n}:${port}`,
      port: await freePort(),
      metricsPort: await freePort(),
    })),
  )
}

/** The programs that are started anew for a new version, in that order. */
export const restartable = { apis: ['api-1', 'api-2'], storefronts: ['storefront-1', 'storefront-2'] }
