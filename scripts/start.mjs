/** `npm start`: from a fresh clone to a running store. A second start only starts. */
import { ensureInstalled } from './support/packages/install.mjs'
import { green, run, say } from './support/say.mjs'

await run(async () => {
  await ensureInstalled()
  // Loaded after the installation, because it asks packages for their commands.
  const { buildAll } = await import('./support/build/build.mjs')
  const { readSettings } = await import('./support/environment.mjs')
  const { requireFreePorts, runStore } = await import('./support/programs.mjs')

  const settings = readSettings()
  await requireFreePorts(settings)
  await buildAll(settings)
  return runStore(settings, {
    whenReady: () =>
      say(`\n${green('The store is open:')} http://localhost:${settings.port}\nCtrl-C closes it.\n`),
  })
})
