import { expect, test, type Page } from '../fixtures'
import { withoutBundles } from '../support/faults'
import { pieces } from '../support/products'

const paper = 'rgb(255, 255, 255)'
const ink = 'rgb(17, 17, 17)'
const list = '/categories/women/handbags'
const hour = 3_600_000

async function closedAgo(page: Page, ms: number) {
  const url = test.info().project.use.baseURL!
  await page.context().addCookies([{ name: 'promotion_date', value: String(Date.now() - ms), url }])
}

test('[S04][S05][S06] home: the header lies on the first picture and is on paper after 40 px', async ({
  page,
  store,
  isMobile,
}) => {
  const { home, frame } = store
  await home.open()

  await expect(frame.banner).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 }).getByRole('link', { name: /首页/ })).toBeVisible()
  expect(await frame.topPadding()).toBe(0)
  await expect.poll(() => frame.headerLook()).toEqual({ ground: '0', ink })

  await frame.scrollTo(40)
  await expect.poll(() => frame.headerLook()).toEqual({ ground: '0', ink })
  await frame.scrollTo(41)
  await expect.poll(() => frame.headerLook()).toEqual({ ground: '1', ink })
  await frame.scrollTo(900)
  await expect(frame.logo).toBeInViewport()
  const mark = await frame.logo.boundingBox()
  expect(mark!.y + mark!.height).toBeLessThan(isMobile ? 60 : 64)

  await frame.scrollTo(0)
  await expect.poll(() => frame.headerLook()).toEqual({ ground: '0', ink })
})

test('[S04] a full-screen page with a white theme has its words in white from the first paint', async ({
  page,
  store,
}) => {
  await withoutBundles(page)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('index full-screen black', 'index full-screen white'),
    })
  })

  await store.home.open()

  expect(await store.frame.headerLook()).toEqual({ ground: '0', ink: paper })
})

test('[S05][S06] other pages begin below banner and header, and their logo is no heading', async ({
  page,
  store,
  isMobile,
}) => {
  const { frame } = store
  const headerHeight = isMobile ? 60 : 107
  for (const path of [list, `/${pieces.toteNoir.url}`, '/contact']) {
    await page.goto(path)
    await expect(frame.banner, path).toBeVisible()
    const bannerHeight = await frame.heightOf(frame.banner)
    expect(bannerHeight, path).toBeGreaterThanOrEqual(40)
    expect(await frame.headerEnd(), path).toBe(headerHeight + bannerHeight)
    expect(await frame.topPadding(), path).toBeGreaterThanOrEqual(headerHeight + bannerHeight)
    await expect(frame.main.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(frame.header.getByRole('heading'), path).toHaveCount(0)
  }

  await frame.closeBanner.click()
  await expect(frame.banner).toBeHidden()
  expect(await frame.headerEnd()).toBe(headerHeight)
})

test('[S16] the banner goes when it is closed, stays away on other pages and is back after 48 hours', async ({
  page,
  store,
}) => {
  const { category, frame } = store
  await category.open('women/handbags')
  await frame.closeBanner.click()
  await expect(frame.banner).toBeHidden()

  await category.products.first().click()
  await expect(page).not.toHaveURL(list)
  await expect(frame.banner).toBeHidden()
  await page.reload()
  await expect(frame.banner).toBeHidden()

  await closedAgo(page, 47 * hour)
  await page.reload()
  await expect(frame.main).toBeVisible()
  await expect(frame.banner).toBeHidden()
  await closedAgo(page, 48 * hour)
  await page.reload()
  await expect(frame.banner).toBeVisible()
})

test('[S16][S04] the banner follows the page: there on a list, not on home, search, 404 and what is focused', async ({
  page,
  store,
}) => {
  const { home, frame } = store
  await page.goto(list)
  await expect(frame.banner).toBeVisible()
  await frame.logo.click()
  await expect(page).toHaveURL('/')
  await expect(frame.banner).toBeHidden()
  await expect.poll(() => frame.topPadding()).toBe(0)
  await home.heroLink.click()
  await expect(page).toHaveURL(/\/categories\//)
  await expect(frame.banner).toBeVisible()
  await expect.poll(() => frame.headerLook()).toEqual({ ground: '1', ink })

  for (const path of ['/search', '/no-such-piece', '/checkout/login', '/shopping-bag', '/maintenance']) {
    await page.goto(path)
    await expect(frame.main, path).toBeVisible()
    await expect(frame.banner, path).toBeHidden()
  }
})

test('[S16][S25] whether the banner shows is decided before anything is painted', async ({ page, store }) => {
  const { frame } = store
  await withoutBundles(page)

  await page.goto(list)
  await expect(frame.banner).toBeVisible()
  await page.goto('/')
  await expect(frame.banner).toBeHidden()
  await closedAgo(page, hour)
  await page.goto(list)
  await expect(frame.main).toBeVisible()
  await expect(frame.banner).toBeHidden()
})

test('[S05] badge above 0 only; no menu in front of a bag with something in it', async ({
  page,
  store,
  shopper,
}) => {
  const { frame } = store
  await page.goto('/shopping-bag')
  await expect(page.getByRole('heading', { level: 1, name: '您的购物袋还是空的' })).toBeVisible()
  await expect(frame.menu).toBeVisible()
  await expect(frame.bag).toHaveText('购物袋')

  await shopper.add(pieces.toteNoir.sku, 2)
  await page.reload()
  await expect(frame.bag).toContainText('2')
  await expect(frame.menu).toBeHidden()
  await expect(frame.search).toBeVisible()
  await page.goto(list)
  await expect(frame.bag).toContainText('2')
  await expect(frame.menu).toBeVisible()
})

test('[S05][S04] live chat shows when its provider says so; where one logs in there is no chat, search or menu', async ({
  page,
  store,
}) => {
  const { frame } = store
  await page.goto(list)
  await expect(frame.search).toBeVisible()
  await expect(frame.chat).toBeHidden()
  await expect(async () => {
    await frame.announceChat()
    await expect(frame.chat).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.reload()
  await frame.chat.click()
  await expect(page).toHaveURL('/contact#live-chat')

  await page.goto('/checkout/login')
  await expect(frame.logo).toBeVisible()
  await expect(frame.bag).toBeVisible()
  await expect(frame.menu).toBeHidden()
  await expect(frame.search).toBeHidden()
  await expect(frame.chat).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('[S04] close and empty layouts: a way back and the word mark, or the page alone', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { frame } = store
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.toteNoir.sku)
  await page.goto(list)
  await page.goto('/checkout')
  await expect(frame.logo).toBeVisible()
  await expect(frame.menu).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await frame.back.click()
  await expect(page).toHaveURL(list)

  await page.goto('/maintenance')
  await expect(frame.main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.header).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('[S19] the 404 screen says so, keeps the store around it and leads on', async ({ page, store }) => {
  const { frame } = store
  const answer = await page.goto('/no-such-piece')

  expect(answer?.status()).toBe(404)
  await expect(frame.main.getByRole('heading', { level: 1, name: '404页面不存在' })).toBeVisible()
  await expect(frame.main.getByRole('link', { name: '在线客服' })).toHaveAttribute(
    'href',
    '/contact#live-chat',
  )
  await expect(frame.main.getByRole('link', { name: /^400-/ })).toHaveAttribute('href', /^tel:/)
  await expect(frame.menu).toBeVisible()
  await frame.main.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[S04] home has its banner and an ordinary header', async ({ store }) => {
    const { home, frame } = store
    await home.open()

    await expect(frame.banner).toBeVisible()
    await expect(frame.logo).toBeVisible()
    await expect(home.heroLink).toBeVisible()
    expect(await frame.topPadding()).toBeGreaterThan(60)
  })
})
