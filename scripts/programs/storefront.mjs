/** The built storefront alone, in front of the commerce API at COMMERCE_API_URL (deploy/). */
import { readSettings } from '../support/environment.mjs'
import { runStore } from '../support/programs.mjs'
import { run, say, Stop } from '../support/say.mjs'

await run(async () => {
  const settings = readSettings()
  if (settings.startsApi) throw new Stop('COMMERCE_API_URL is needed: the address of the commerce API.')
  return runStore(settings, { whenReady: () => say(`The storefront listens on port ${settings.port}.`) })
})
