/** The built store on ports and a database of its own, for Playwright (`webServer` of playwright.config.ts). */
import { rmSync } from 'node:fs'
import { ensureInstalled } from '../support/packages/install.mjs'
import { reports } from '../support/paths.mjs'
import { run } from '../support/say.mjs'

await run(async () => {
  await ensureInstalled()
  const { buildAll } = await import('../support/build/build.mjs')
  const { readTestSettings } = await import('../support/environment.mjs')
  const { requireFreePorts, runStore } = await import('../support/programs.mjs')

  const settings = readTestSettings()
  await requireFreePorts(settings)
  await buildAll(settings)
  rmSync(settings.dataDir, { recursive: true, force: true })
  return runStore(settings, { logs: reports })
})
