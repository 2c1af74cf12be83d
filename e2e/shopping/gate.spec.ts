import { expect, test } from '../fixtures'

test.describe('without a login', () => {
  for (const path of ['/order', '/order?order=ON1', '/wish-list', '/addressbook', '/account/personal-data']) {
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
