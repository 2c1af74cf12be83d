/** `npm run build`: both programs into dist/, the pages into .next/. */
import { ensureInstalled } from './support/packages/install.mjs'
import { run } from './support/say.mjs'

await run(async () => {
  await ensureInstalled()
  const { buildAll } = await import('./support/build/build.mjs')
  const { readSettings } = await import('./support/environment.mjs')
  await buildAll(readSettings(), { force: true })
})
