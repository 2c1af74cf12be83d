import type { Page, Route } from '@playwright/test'
import type { CallName } from '@/contract/calls/contract'
import { paths } from '@/contract/calls/paths'
import { faults, type FaultName } from '@/mocks/faults'

/** Answers the call with a named fault: always, or for its first `times` requests. The rest reaches the real API. */
export async function failing(page: Page, name: CallName, fault: FaultName, { times = Infinity } = {}) {
  let left = times
  await onCall(page, name, async (route) => {
    if (left <= 0) return route.fallback()
    left -= 1
    const { status, body, headers } = faults[fault]
    return status === null ? route.abort('failed') : route.fulfill({ status, body, headers })
  })
}

/** Lets the first request of the call through to the API, and loses its answer on the way back. */
export async function losingTheAnswer(page: Page, name: CallName) {
  let isLost = false
  await onCall(page, name, async (route) => {
    if (isLost) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('failed')
  })
}

/** Holds the call back until the answer is called: what is pending can be looked at for as long as it takes. */
export async function holding(page: Page, name: CallName): Promise<() => void> {
  const { opened, open } = gate()
  await onCall(page, name, async (route) => {
    await opened
    return route.fallback()
  })
  return open
}

/** Keeps the store's script away: what is seen then is what the first paint shows, and nobody takes the page over. */
export async function withoutBundles(page: Page) {
  await page.route(/\/_next\/static\/.*\.js$/, (route) => route.abort())
}

/** Holds back what is answered under these addresses until the answer is called. */
export async function holdingFiles(page: Page, url: RegExp): Promise<() => void> {
  const { opened, open } = gate()
  await page.route(url, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Counts the requests of the call from now on. */
export function counting(page: Page, name: CallName): () => number {
  let count = 0
  const { method, path } = targetOf(name)
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) count += 1
  })
  return () => count
}

async function onCall(page: Page, name: CallName, handler: (route: Route) => Promise<void>) {
  const { method, path } = targetOf(name)
  await page.route(
    (url) => path.test(url.pathname),
    (route) => (route.request().method() === method ? handler(route) : route.fallback()),
  )
}

function targetOf(name: CallName) {
  const [method = '', template = ''] = paths[name].split(' ')
  return { method, path: new RegExp(`^${template.replace(/:\w+/g, '[^/]+')}$`) }
}
