import { expect, test } from '../fixtures'

test.describe('without a login', () => {
  for (const path of [
    '/order',
    '/order?order=ON1',
    '/order/invoice?order=ON1',
    '/order/logistics?order=ON1',
    '/wish-list',
    '/addressbook',
    '/account/personal-data',
  ]) {
    test(`[S02] ${path} leads home to the login, which knows the way back`, async ({ page, store }) => {
      await page.goto(path)

      await expect(page).toHaveURL(`/?isLogin=open&returnUrl=${encodeURIComponent(path)}`)
      await expect(store.login.loginDrawer).toBeVisible()
    })
  }

  for (const path of ['/checkout', '/checkout/cashier?order=ON1', '/checkout/payment-result?order=ON1']) {
    test(`[S02] ${path} leads home to the login, with no way back`, async ({ page, store }) => {
      await page.goto(path)

      await expect(page).toHaveURL('/?isLogin=open')
      await expect(store.login.loginDrawer).toBeVisible()
    })
  }
})

test('[C10] who closes the login that an address opened stands at a clean address', async ({
  page,
  store,
}) => {
  await page.goto('/order')
  await expect(store.login.loginDrawer).toBeVisible()

  await page.keyboard.press('Escape')

  await expect(store.login.loginDrawer).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('[C11] a way back to another site is not taken', async ({ page, store, shopper, mobile }) => {
  await shopper.registerQuickly(mobile)
  await page.goto('/?isLogin=open&returnUrl=//evil.example/')

  await expect(page).toHaveURL('/')
  await expect(store.login.loginDrawer).toBeHidden()
})

test('[S03] a trailing slash redirects permanently, the query kept', async ({ request }) => {
  const response = await request.get('/categories/women/handbags/?sort=price-asc', { maxRedirects: 0 })

  expect(response.status()).toBe(308)
  const target = new URL(response.headers().location!, 'http://store.test')
  expect(`${target.pathname}${target.search}`).toBe('/categories/women/handbags?sort=price-asc')
})

test('[S01][S19] an unknown address is a true 404 with a way on', async ({ page }) => {
  const response = await page.goto('/no-such-piece')

  expect(response!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
})

test('[S19] every unknown address is a complete 404 page without scripts, also once it is kept', async ({
  request,
}) => {
  for (const path of [
    ...[
      '/no-such-piece',
      '/no/such/path',
      '/categories/no-such-list',
      '/categories/no-such-list?sort=price-asc',
    ],
    ...[
      '/aurore-top-handle-bag-bg9999',
      '/privacy-policy/nope',
      '/privacy-policy/%3B',
      '/privacy-policy/[id]',
    ],
    ...[
      `/privacy-policy/${'a'.repeat(3000)}`,
      '/share?id=nope',
      '/faq/nope',
      '/_global-error',
      '/_next/static/nope.js',
    ],
  ]) {
    for (const time of ['first', 'second']) {
      const response = await request.get(path)
      const html = await response.text()
      expect.soft(response.status(), `${path}, ${time}`).toBe(404)
      expect.soft(html, path).toMatch(/^<!DOCTYPE html><html lang="zh-CN"/)
      expect.soft(html, path).toContain('<title>404页面不存在 | ')
      expect.soft(html, path).toMatch(/<h1[^>]*>404页面不存在/)
    }
  }
})

test('[X04] a request nothing can be made of is refused, not failed', async ({ request }) => {
  expect((await request.get('/women?__proto__=1')).status()).toBe(400)
  expect((await request.get('/share?__proto__=1')).status()).toBe(400)
  expect((await request.fetch('/women', { method: 'DELETE' })).status()).toBe(405)
})

test('[S01] an unknown list and an unknown page of nothing are 404 too', async ({ request }) => {
  for (const path of [
    '/categories/no-such-list',
    '/no/such/path',
    '/categories/no-such-list?sort=price-asc',
  ]) {
    const response = await request.get(path)
    expect.soft(response.status(), path).toBe(404)
  }
})

test('[P01] an old address leads to the new one', async ({ page, store }) => {
  await page.goto('/bags')

  await expect(page).toHaveURL('/categories/women/handbags')
  await expect(store.category.title).toContainText('手袋')
})
