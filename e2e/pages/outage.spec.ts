import { expect, test } from '../fixtures'
import { pieces } from '../support/products'
import { startSecondStorefront } from '../support/second-storefront'
import type { SecondStorefront } from '../support/second-storefront'

let storefront: SecondStorefront

test.beforeAll(async () => {
  test.setTimeout(90_000)
  storefront = await startSecondStorefront()
})

test.afterAll(async () => {
  await storefront.stop()
})

test('[S19][S21] while the commerce API is down, pages seen before still answer, the rest says so and recovers', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: storefront.url })
  const page = await context.newPage()
  const list = '/categories/women/handbags'
  const seen = `/${pieces.toteNoir.url}`
  const unseen = `/${pieces.walletRose.url}`
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  for (const path of ['/', list, seen]) expect((await page.request.get(path)).status(), path).toBe(200)

  storefront.cut()

  for (const path of ['/', list, seen]) expect((await page.request.get(path)).status(), path).toBe(200)
  await page.goto(seen)
  await expect(heading).toHaveText(pieces.toteNoir.name)
  await page.getByRole('button', { name: /^购物袋/ }).click()
  const bag = page.getByRole('dialog', { name: /^购物袋/ })
  await expect(bag.getByRole('alert')).toBeVisible({ timeout: 30_000 })

  for (const path of [unseen, '/search?q=wallet']) {
    const began = Date.now()
    const response = await page.request.get(path)
    expect.soft(response.status(), path).toBe(503)
    expect.soft(response.headers()['retry-after'], path).toBe('30')
    expect.soft(await response.text(), path).toContain('<title>页面维护')
    expect.soft(Date.now() - began, path).toBeLessThan(5_000)
  }
  const other = await context.newPage()
  await other.goto(unseen)
  await expect(other.getByRole('heading', { name: '页面维护' })).toBeVisible()

  storefront.mend()

  await bag.getByRole('button', { name: '重试' }).click()
  await expect(bag.getByText('您的购物袋还是空的')).toBeVisible()
  await other.getByRole('button', { name: '重新加载' }).click()
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(pieces.walletRose.name)
  await context.close()
})
