/**
 * The built storefront alone, in this very process, in front of the commerce API at COMMERCE_API_URL (deploy/). Has pages written from
 * the demo catalogue read anew from the real one. Needs nothing that only a build needs.
 */
import { readSettings, storefrontEnvironment } from '../support/environment.mjs'
import { expirePages } from '../support/pages.mjs'
import { inRoot, root } from '../support/paths.mjs'
import { answers } from '../support/process/network.mjs'
import { run, say, Stop } from '../support/say.mjs'

await run(async () => {
  const settings = readSettings()
  if (settings.startsApi) throw new Stop('COMMERCE_API_URL is needed: the address of the commerce API.')
  const environment = storefrontEnvironment(settings)
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
  process.chdir(root)
  await import(inRoot('dist/storefront/main.mjs'))
  await answers(`${settings.storefrontUrl}/`)
  await expirePages(settings)
  say(`The storefront listens on port ${settings.port}.`)
})
// Half a storefront is none: whoever keeps it running starts it anew.
if (process.exitCode) process.exit()
