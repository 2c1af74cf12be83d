import { expect, test, type Locator, type Page } from '../fixtures'
import { holdingFiles } from '../support/faults'
import { pieces } from '../support/products'

const list = '/categories/women/handbags'
const script = /\/_next\/static\/.*\.js/

test('[S21] offline: the store says so, waits with the next page and brings it when the network is back', async ({
  page,
  context,
  store,
}) => {
  await store.category.open('women/handbags')
  await visitBegins(page)
  const note = page.getByText(/网络连接已中断/)
  await page.goto(list, { waitUntil: 'load' })

  await context.setOffline(true)
  await expect(note).toBeVisible()
  await store.category.products.nth(8).click()
  await expect(page).toHaveURL(list)
  await expect(store.category.title).toContainText('手袋')

  await context.setOffline(false)
  await expect(page).not.toHaveURL(list)
  await expect(store.product.name).toBeVisible()
  await expect(note).toBeHidden()
})

test('[S21] a part of the script that is gone reloads the page once, and then says so', async ({
  page,
  store,
}) => {
  const { frame } = store
  const scripts = await onlyScriptsOf(page, list, frame.bag)

  const reloaded = page.waitForEvent('load')
  await expect(async () => {
    await frame.bag.click({ timeout: 1000 })
    await reloaded
  }).toPass()

  await expect(async () => {
    await frame.bag.click({ timeout: 1000 })
    await expect(page.getByRole('alert').filter({ hasText: '暂时无法打开' })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(store.category.title).toContainText('手袋')
  await page.getByRole('button', { name: '关闭', exact: true }).click()
  await expect(page.getByText('暂时无法打开')).toBeHidden()

  await scripts.giveBack()
  await page.reload()
  await store.frame.bag.click()
  await expect(page.getByRole('dialog', { name: /^购物袋/ })).toBeVisible()
})

test('[S21] a reload for a part of the script that is gone goes on to the page that was asked for', async ({
  page,
  store,
}) => {
  await onlyScriptsOf(page, list, store.frame.bag)

  await store.category.products.first().click()

  await expect(page).not.toHaveURL(list)
  await expect(store.product.name).toBeVisible()
})

/** Opens a piece and keeps its scripts back; returns what lets them come. */
async function openBeforeScripts(page: Page) {
  const letScriptsCome = await holdingFiles(page, script)
  await page.goto(`/${pieces.toteCognac.url}`, { waitUntil: 'commit' })
  return letScriptsCome
}

test('[P04][S21] what is chosen before the scripts come is what goes into the bag', async ({
  page,
  store,
}) => {
  const { product, miniBag } = store
  const letScriptsCome = await openBeforeScripts(page)
  await product.choose(pieces.toteCognac)
  letScriptsCome()

  await product.addButton.click()

  await expect(miniBag.line(pieces.toteCognac).root).toBeVisible()
})

test('[P06][S21] what is pressed before the scripts come is done once they are there, and once', async ({
  page,
  store,
}) => {
  const { product, miniBag } = store
  const letScriptsCome = await openBeforeScripts(page)
  await product.choose(pieces.toteCognac)
  await product.addButton.click()
  await product.addButton.click()
  letScriptsCome()

  const line = miniBag.line(pieces.toteCognac)
  await expect(line.root).toBeVisible()
  await expect(line.quantity).toHaveText('1')
})

test('[S21] a new page begins at its top', async ({ page, store }) => {
  await store.category.open('women/handbags')
  const far = store.category.products.nth(18)
  await far.scrollIntoViewIfNeeded()
  await far.click()

  await expect(store.product.name).toBeVisible()
  await expect.poll(() => scrollOf(page)).toBe(0)
})

test('[S21] a page that Back brings as it was left asks again for what is personal', async ({
  page,
  store,
  shopper,
}) => {
  await shopper.enter()
  await store.category.open('women/handbags')
  await expect(store.frame.bag).toBeVisible()

  await shopper.add(pieces.toteNoir.sku, 3)
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(store.frame.bag).toContainText('3', { timeout: 1000 })
  }).toPass()
})

async function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** The script of the first page comes once it is painted, and then the visit begins. */
const visitBegins = (page: Page) => page.waitForFunction(() => document.cookie.includes('session='))

/** Opens `url`; from then on no script is served but those it came with, until they are given back. */
async function onlyScriptsOf(page: Page, url: string, sign: Locator) {
  const first = new Set<string>()
  const remember = (request: { url: () => string }) => first.add(request.url())
  page.on('request', remember)
  await page.goto(url, { waitUntil: 'load' })
  await expect(sign).toBeVisible()
  await visitBegins(page)
  page.off('request', remember)
  await page.route(script, (route) => (first.has(route.request().url()) ? route.continue() : route.abort()))
  return { giveBack: () => page.unroute(script) }
}
