import autocannon from 'autocannon'
import { Caller } from '../../scripts/support/caller.mjs'
import { cpuMs, processesOf } from '../support/processes.mjs'

const path = '/rest/cn/V1/applet/cartcount'
const connections = 8
const seconds = 8

/** A personal call through the gateway beside the same call made directly: requests a second, and CPU of both programs for each. */
export async function measureGateway(store) {
  const guest = await new Caller(store).becomeGuest()
  await guest.post(path)
  const token = guest.authorization.replace('Quote-Auth ', '')
  const shared = { 'content-type': 'application/json', 'x-post-token': guest.postToken }
  const cookie = `guest_token=${token}; visitor=${guest.visitor}`
  const named = { authorization: guest.authorization, 'x-visitor-id': guest.visitor }
  const ways = [
    { way: 'gateway', url: `${store.url}${path}`, headers: { ...shared, cookie } },
    { way: 'direct', url: `${store.apiUrl}${path}`, headers: { ...shared, ...named } },
  ]
  const rows = []
  for (const { way, url, headers } of ways) rows.push({ way, ...(await hit(store, url, headers)) })
  return rows
}

async function hit(store, url, headers) {
  const run = (duration) => autocannon({ url, method: 'POST', body: '{}', headers, connections, duration })
  await run(2)
  const { storefront, api } = processesOf(store)
  const before = [cpuMs(storefront), cpuMs(api)]
  const { requests, latency, non2xx, errors } = await run(seconds)
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return {
    perSecond: requests.average,
    p97Ms: latency.p97_5,
    storefrontCpuMs: ((cpuMs(storefront) - before[0]) / requests.total).toFixed(2),
    apiCpuMs: ((cpuMs(api) - before[1]) / requests.total).toFixed(2),
  }
}
