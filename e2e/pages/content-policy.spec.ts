import { expect, test, type Page } from '../fixtures'
import { pieces } from '../support/products'
import { TryOnPage } from '../support/pages/try-on-page'

test.use({ reducedMotion: 'reduce' })

/** What the browser keeps off the pages it opens from now on, in its own words. */
function keptOff(page: Page): string[] {
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      violations.push(`${page.url()}: ${message.text()}`)
  })
  return violations
}

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
  '/login/wechat-bind-mobile',
]

test('[X04] every public page runs what it has, and nothing is kept off it', async ({ page }) => {
  test.setTimeout(150_000)
  const violations = keptOff(page)
  for (const path of publicPaths) await test.step(path, () => read(page, path))

  expect(violations).toEqual([])
})

test('[X04] nothing is kept off what opens over a page', async ({ page, store, mobile }) => {
  const { home, search, footer, region, category, product, miniBag, login } = store
  const violations = keptOff(page)

  await home.open()
  await search.openPanel()
  await search.field.fill('手袋')
  await expect(search.seeAll).toBeVisible()
  await page.keyboard.press('Escape')
  await footer.regionButton.click()
  await expect(region.root).toBeVisible()
  await page.keyboard.press('Escape')
  await home.accountButton.click()
  await expect(login.asCustomer.picture).toBeVisible()
  await login.tab('注册').click()
  await login.registration.proveMobile(mobile)
  await expect(login.registration.proven).toBeVisible()
  await page.goto('/categories/women/handbags/tote')
  await category.filterButton.click()
  await expect(category.filters.getByRole('checkbox').first()).toBeVisible()
  await product.open(pieces.bandanaBordeaux)
  await store.previewer.marked.first().click()
  await expect(store.previewer.root).toBeVisible()
  await page.keyboard.press('Escape')
  await product.choose(pieces.bandanaBordeaux)
  await product.addButton.click()
  await expect(miniBag.line(pieces.bandanaBordeaux).root).toBeVisible()

  expect(violations).toEqual([])
})

test('[X04] nothing is kept off the pages of a customer, nor off the way to pay', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { checkout, payment, sandbox } = store
  const violations = keptOff(page)
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

  expect(violations).toEqual([])
})

test('[X04][P15] pieces are tried on under the policy', async ({ page }) => {
  const violations = keptOff(page)
  const tryOn = new TryOnPage(page)
  await tryOn.open('LP-0101')
  await tryOn.start('查看示范')
  await expect(tryOn.worn).toContainText('01 正红')

  expect(violations).toEqual([])
})

test('[X04] a script that is not the store’s does not run, and is reported', async ({ page, request }) => {
  const count = async () => ((await (await request.get('/reports')).json()) as { count: number }).count
  await page.goto('/faq')
  const before = await count()

  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    return Reflect.get(window, 'ran') === true
  })

  expect(ran).toBe(false)
  await expect.poll(count).toBe(before + 1)
})
