/** `npm run dev`: both programs, restarting or reloading on every change of the API and the pages. */
import { ensureInstalled } from './support/packages/install.mjs'
import { green, run, say } from './support/say.mjs'

await run(async () => {
  await ensureInstalled()
  const { buildPrograms } = await import('./support/build/build.mjs')
  const { makeTryOnFiles } = await import('./support/build/try-on-files.mjs')
  const { readSettings } = await import('./support/environment.mjs')
  const { requireFreePorts, runStore } = await import('./support/programs.mjs')

  const settings = readSettings()
  await requireFreePorts(settings)
  await buildPrograms()
  await makeTryOnFiles()
  return runStore(settings, {
    from: 'source',
    whenReady: () => say(`\n${green('Developing at')} http://localhost:${settings.port}\n`),
  })
})
