import { processesOf, residentMB } from '../support/processes.mjs'
import { load } from '../support/figures.mjs'

/** What both programs hold after the load. */
export function measureMemory(store) {
  const { storefront, api } = processesOf(store)
  return [
    { program: 'storefront', residentMB: residentMB(storefront) },
    { program: 'commerce API', residentMB: residentMB(api) },
  ]
}

const SECONDS = 30

/** What the storefront holds before and after addresses nobody has asked for yet, four at a time. */
export async function measureUnknownAddresses(store) {
  const { storefront } = processesOf(store)
  const before = residentMB(storefront)
  let asked = 0
  await load(4, SECONDS, async () => {
    asked += 1
    await fetch(`${store.url}/nothing-${asked}`).then((response) => response.arrayBuffer())
  })
  return [{ addresses: asked, beforeMB: before, afterMB: residentMB(storefront) }]
}
