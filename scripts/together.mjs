/**
 * `npm run together`: two storefronts and two commerce APIs behind nginx, on one PostgreSQL. SIGUSR2 starts each program anew, one
 * after the other, while shoppers go on.
 */
import { ensureInstalled } from './support/packages/install.mjs'
import { green, run, say } from './support/say.mjs'

await run(async () => {
  await ensureInstalled()
  const { readSettings } = await import('./support/environment.mjs')
  const { requireFree } = await import('./support/process/network.mjs')
  const { restartable, withStoreTogether } = await import('./support/together/store.mjs')

  const settings = readSettings()
  await requireFree(settings.port, 'PORT')
  return withStoreTogether(settings, async ({ fleet, metrics }) => {
    say(`\n${green('The store is open:')} http://localhost:${settings.port}`)
    say(`Figures: ${metrics.map(({ name, url }) => `${name} ${url}`).join(', ')}`)
    say(`kill -USR2 ${process.pid} starts every program anew; Ctrl-C closes the store.\n`)
    const all = Object.values(restartable).flat()
    process.on('SIGUSR2', () => void fleet.restart(all).catch((error) => say(error.message)))
    await new Promise((resolve) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.once(name, resolve)
    })
    return 0
  })
})
