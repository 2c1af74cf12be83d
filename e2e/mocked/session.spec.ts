import { expect, test } from '../fixtures'
import { counting, failing } from '../support/faults'
import { callAs } from '../support/gateway'

test.describe('a customer whose session is over', () => {
  // Ended behind this browser's back: its cookies stay, the store no longer knows them.
  test.beforeEach(async ({ context, shopper, mobile, playwright, baseURL }) => {
    await shopper.registerQuickly(mobile)
    const storageState = await context.storageState()
    const elsewhere = await playwright.request.newContext({ baseURL, storageState })
    await callAs(elsewhere, 'logout')
    await elsewhere.dispose()
  })

  for (const [path, home] of [
    ['/order', '/?isLogin=open&returnUrl=%2Forder'],
    ['/order?order=ON1', '/?isLogin=open&returnUrl=%2Forder%3Forder%3DON1'],
    ['/checkout', '/?isLogin=open'],
    ['/checkout/cashier?order=ON1', '/?isLogin=open'],
    ['/checkout/payment-result?order=ON1', '/?isLogin=open'],
  ] as const) {
    test(`[C10][S02] is led from ${path} to the login`, async ({ page, store }) => {
      await page.goto(path)

      await expect(page).toHaveURL(home)
      await expect(store.login.loginDrawer).toBeVisible()
    })
  }

  for (const path of ['/', '/categories/women/handbags', '/shopping-bag', '/search?q=手袋'] as const) {
    test(`[C10][C01] goes on at ${path} as a guest, given one token`, async ({ page, store }) => {
      const guests = counting(page, 'createGuest')

      await page.goto(path)

      await expect(store.home.accountButton).toHaveAccessibleName('登录/注册')
      await expect.poll(guests).toBe(1)
      await expect(page).toHaveURL(path)
      await expect(store.login.loginDrawer).toBeHidden()
    })
  }
})

test('[C10] a post token that is never right leads home once, not again within five minutes', async ({
  page,
  store,
  shopper,
}) => {
  await shopper.enter()
  await failing(page, 'getCart', 'stalePostToken')
  await store.bag.open()
  await expect(page).toHaveURL('/')

  await store.bag.open()

  await expect(store.bag.refusal).toContainText('页面已过期')
  await expect(page).toHaveURL('/shopping-bag')
})

test('[C01] a newcomer whose guest token does not come at first has a bag all the same', async ({
  page,
  store,
}) => {
  await failing(page, 'createGuest', 'broken', { times: 2 })

  await store.bag.open()

  await expect(store.bag.title).toHaveText('您的购物袋还是空的')
})
