import { expect, test, type Page } from '../fixtures'
import { keptOffIn } from '../support/policy'
import { pieces } from '../support/products'

test.use({ reducedMotion: 'reduce' })

// Whatever any test opens over a page is held to the policy by its fixtures; here are the pages themselves.

/** To its end, so that what comes late comes too. */
async function read(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.page)).toBeTruthy()
}

const publicPaths = [
  ...['/', '/categories/women', '/categories/women/handbags', '/categories/women/handbags/tote'],
  ...[
    '/categories/women/handbags/tote?sort=price-asc',
    '/pop-up/aurore',
    '/collections/campaigns/2026-brume',
  ],
  ...[
    `/${pieces.toteNoir.url}`,
    '/bois-de-septembre-pf0102',
    '/aurore-bespoke-belt-bl0201',
    '/no-such-piece',
  ],
  ...['/search?q=手袋', '/search?q=zzzz', '/shopping-bag', '/checkout/login', '/forgotpassword'],
  ...['/contact', '/faq', '/faq/payment', '/follow', '/sizeguide', '/stores', '/style-guide', '/newsletter'],
  ...[
    '/cookie-policy',
    '/privacy-policy',
    '/terms-of-sale',
    '/maintenance',
    '/unavailable',
    '/share?id=BG-0301',
  ],
  ...['/login/wechat-bind-mobile', '/threekit?sku=BL-0201', '/makeup?sku=LP-0101'],
]

test('[X04] every public page runs what it has, and nothing is kept off it', async ({ page }) => {
  test.setTimeout(150_000)
  for (const path of publicPaths) await test.step(path, () => read(page, path))
})

test('[X04] nothing is kept off the pages of a customer, nor off the way to pay', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { checkout, payment, sandbox } = store
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.squareNuit.sku)
  const { orderBn } = await shopper.placeOrder()
  await shopper.add(pieces.squareNuit.sku)

  for (const path of ['/account/personal-data', '/addressbook', '/addressbook/edit', '/order', '/wish-list'])
    await test.step(path, () => read(page, path))
  for (const path of [
    'order',
    'order/invoice',
    'order/logistics',
    'checkout/payment-guide',
    'checkout/payment-failure',
  ])
    await test.step(path, () => read(page, `/${path}?order=${orderBn}`))
  await checkout.open()
  await expect(checkout.lines).toHaveCount(1)
  await payment.openCashier(orderBn)
  await payment.pay.click()
  await sandbox.let('支付成功')
  await expect(payment.outcome('支付成功')).toBeVisible()
})

test('[X04] a script that is not the store’s does not run, and is seen and reported', async ({
  browser,
  request,
}) => {
  const count = async () => ((await (await request.get('/reports')).json()) as { count: number }).count
  const context = await browser.newContext()
  const keptOff = keptOffIn(context)
  const page = await context.newPage()
  await page.goto('/faq')
  const before = await count()

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    return Reflect.get(window, 'ran') === true
  })

  expect(ran).toBe(false)
  expect(keptOff).toHaveLength(1)
  await expect.poll(count).toBe(before + 1)
  await context.close()
})
