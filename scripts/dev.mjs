/** `npm run dev`: both programs from source, restarting or reloading on every change. */
import { ensureInstalled } from './support/install.mjs'
import { green, run, say } from './support/say.mjs'

await run(async () => {
  await ensureInstalled()
  const { readSettings } = await import('./support/environment.mjs')
  const { requireFreePorts, runStore } = await import('./support/programs.mjs')

  const settings = readSettings()
  await requireFreePorts(settings)
  return runStore(settings, {
    from: 'source',
    whenReady: () => say(`\n${green('Developing at')} http://localhost:${settings.port}\n`),
  })
})
