import { expect, test, type APIRequestContext } from '../fixtures'
import { callAs } from '../support/gateway'
import { pieces } from '../support/products'

/** Of so many products one is asked for; of lists and texts every one. */
const EVERY = 12

async function cataloguePaths(request: APIRequestContext): Promise<string[]> {
  const { entries } = await callAs(request, 'getSiteMap', { query: {} })
  const paths = entries.map(({ url }) => (url.startsWith('/') ? url : `/${url}`))
  const products = entries.flatMap(({ type }, index) => (type === 'product' ? [paths[index]!] : []))
  const others = paths.filter((path) => !products.includes(path))
  return [
    ...new Set([
      '/',
      ...others,
      ...products.filter((_, index) => index % EVERY === 0),
      '/categories/women/handbags?page=2',
      '/categories/women/handbags/tote?filters=color%3Anoir&sort=price-desc',
    ]),
  ]
}

test('[X04][S25] catalogue pages are the same for a customer and a stranger, set no cookie and may be kept', async ({
  playwright,
  baseURL,
  page,
  shopper,
  mobile,
}) => {
  test.setTimeout(120_000)
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.toteNoir.sku)
  const stranger = await playwright.request.newContext({ baseURL })

  for (const path of await cataloguePaths(stranger)) {
    const first = await stranger.get(path)
    const asCustomer = await page.request.get(path)
    const asStranger = await stranger.get(path)

    expect.soft(first.status(), path).toBe(200)
    expect.soft(asCustomer.headers()['set-cookie'], path).toBeUndefined()
    expect.soft(asStranger.headers()['set-cookie'], path).toBeUndefined()
    expect.soft(asCustomer.headers()['cache-control'], path).toMatch(/s-maxage=\d+/)
    const html = await asCustomer.text()
    expect.soft(html === (await asStranger.text()), `${path}: the same HTML`).toBe(true)
    expect.soft(html, path).not.toContain(mobile)
  }
  await stranger.dispose()
})

test('[X04] a missing page sets no cookie and is kept for a short while at most', async ({ request }) => {
  const response = await request.get('/no-such-piece')

  expect(response.status()).toBe(404)
  expect(response.headers()['set-cookie']).toBeUndefined()
})

test('[X04] what is personal may not be kept by anyone', async ({ page, shopper, mobile }) => {
  await shopper.registerQuickly(mobile)
  const answered = page.waitForResponse(/\/rest\/cn\/V1\/applet\/orderList$/)
  await page.goto('/order')

  expect((await answered).headers()['cache-control']).toBe('no-store')
  const shell = await page.request.get('/order')
  expect(await shell.text()).not.toContain(mobile)
  expect(shell.headers()['set-cookie']).toBeUndefined()
})
