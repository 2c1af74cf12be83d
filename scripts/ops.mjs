/** `npm run ops -- …`: the operator's command line, with the address and token of the local store. */
import { ensureInstalled } from './support/packages/install.mjs'
import { inRoot } from './support/paths.mjs'
import { run } from './support/say.mjs'

await run(async () => {
  await ensureInstalled()
  const { buildPrograms } = await import('./support/build/build.mjs')
  const { runNode } = await import('./support/process/children.mjs')
  const { opsToken, readSettings } = await import('./support/environment.mjs')

  await buildPrograms()
  const settings = readSettings()
  const env = {
    ...settings.given,
    COMMERCE_API_URL: settings.apiUrl,
    OPS_TOKEN: opsToken(settings),
    DATA_DIR: settings.dataDir,
  }
  const { code } = await runNode(inRoot('dist/server/ops.mjs'), process.argv.slice(2), { env })
  return code
})
