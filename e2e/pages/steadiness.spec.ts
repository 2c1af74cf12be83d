import { expect, test, type Page } from '../fixtures'
import { holdingFiles, withoutBundles } from '../support/faults'
import { callAs } from '../support/gateway'
import { pieces } from '../support/products'

const MOST = 0.02

const chaptered = '/aurore-top-handle-bag-bg0101'

const pages = [
  { name: 'home', path: '/' },
  { name: 'a world', path: '/categories/women' },
  { name: 'a list', path: '/categories/women/handbags' },
  { name: 'a product', path: `/${pieces.toteNoir.url}` },
  { name: 'a product with chapters and a bundle bag', path: chaptered },
  { name: 'a product with a look and a look book', path: '/double-breasted-wool-jacket-hr0101' },
  { name: 'a pop-up store', path: '/pop-up/aurore' },
  { name: 'a campaign', path: '/collections/campaigns/2026-brume' },
  { name: 'a text', path: '/contact' },
  { name: 'a search that finds nothing', path: '/search?q=龙虾' },
]

/** What stands in one column on a phone, where whatever comes late pushes the rest. */
const columns = [
  { name: 'a product that opens with its film', path: '/bois-de-septembre-pf0102' },
  { name: 'a belt of two parts', path: '/aurore-bespoke-belt-bl0201' },
  { name: 'a set', path: '/coffret-decouverte-ps0101' },
  { name: 'the fragrance collection', path: '/haute-perfumery/collection' },
]

for (const { name, path } of [...pages, ...columns]) {
  test(`[S25] ${name} stands still while it loads and is scrolled`, async ({ page, shopper, isMobile }) => {
    test.skip(!isMobile && columns.some((column) => column.path === path), 'columns are of phones')
    await shopper.enter()
    await shopper.add(pieces.toteNoir.sku)
    await watchShifts(page)
    const counted = page.waitForResponse(/\/applet\/cartcount$/)

    await page.goto(path)
    await counted
    await expect(page.getByRole('button', { name: /购物袋/ }).first()).toBeVisible()
    await scrollThrough(page)

    expect(await shiftOf(page)).toBeLessThan(MOST)
  })
}

test('[S25][P14] a film stands in its place before the pictures after it have arrived', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has its pictures in one row')
  // The page's script would look for what is taken away here.
  await withoutBundles(page)
  await page.goto(chaptered)
  const film = page.getByRole('main').locator('figure').first()
  const whole = await film.boundingBox()

  await film.evaluate((element) => {
    const slide = element.parentElement
    while (slide?.nextElementSibling) slide.nextElementSibling.remove()
  })
  expect((await film.boundingBox())?.y).toBe(whole?.y)
})

for (const whose of ['a newcomer', 'a guest']) {
  test(`[S25][B01] the empty bag of ${whose} stands still while it loads`, async ({ page, shopper }) => {
    if (whose === 'a guest') await shopper.enter()
    await watchShifts(page)

    await page.goto('/shopping-bag')
    await expect(page.getByRole('heading', { name: '您的购物袋还是空的' })).toBeVisible()
    await expect(page.getByRole('region', { name: '为您推荐' })).toBeAttached()

    expect(await shiftOf(page)).toBeLessThan(MOST)
  })
}

test('[S25][P09] what comes beside a product when its place is in sight already moves nothing', async ({
  page,
  shopper,
}) => {
  await shopper.enter()
  await callAs(page.request, 'addBrowsing', { body: { sku: pieces.squareNuit.sku } })
  await watchShifts(page)
  const answer = await holdingFiles(page, /block\/products|getCategoryBundleProduct|productBrowsing\/list/)
  await page.goto(chaptered)
  await scrollThrough(page)
  // What was passed before the page came alive is asked for once it is in sight again.
  await page.getByRole('region', { name: '搭配成套' }).scrollIntoViewIfNeeded()
  answer()

  await expect(page.getByRole('button', { name: '查看全部搭配' })).toBeAttached()
  for (const name of ['臻选升级', '相配之选', '新品先赏']) {
    await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('group', { name }).getByRole('link').first()).toBeAttached()
  }
  expect(await shiftOf(page)).toBeLessThan(MOST)
})

test('[S25][P08] choosing from a bundle bag moves nothing on the page', async ({ page }) => {
  await watchShifts(page)
  await page.goto(chaptered)
  const bundle = page.getByRole('region', { name: '搭配成套' })
  await bundle.scrollIntoViewIfNeeded()
  await bundle.getByRole('listitem').first().getByRole('button').click()
  await bundle.getByRole('listitem').last().getByRole('button').click()
  await expect(bundle.getByText('搭配 2 件')).toBeVisible()

  expect(await shiftOf(page, { afterPresses: true })).toBeLessThan(MOST)
})

test('[S25][P13] how large a piece is opens without moving what stands above', async ({ page }) => {
  await watchShifts(page)
  await page.goto(chaptered)
  await page.getByRole('main').getByText('它有多大').click()
  await expect(page.getByRole('img', { name: /按同一比例绘制/ })).toBeVisible()

  expect(await shiftOf(page)).toBeLessThan(MOST)
})

test('[S25][P02] choosing filters moves nothing, nor does the list they leave', async ({ page, store }) => {
  const { category } = store
  await watchShifts(page)
  await category.open('women/handbags/tote')
  await category.filterButton.click()
  await category.filters.getByRole('checkbox', { name: /^松林绿/ }).check()
  const show = category.filters.getByRole('button', { name: /^查看结果/ })
  await expect(show).toHaveText('查看结果 (2)')
  expect(await shiftOf(page, { afterPresses: true })).toBeLessThan(MOST)

  await show.click()
  await expect(category.products).toHaveCount(2)
  expect(await shiftOf(page)).toBeLessThan(MOST)
})

test('[P02] a press that comes before the page’s script is answered once that is there', async ({
  page,
  store,
}) => {
  const { category } = store
  const release = await holdingFiles(page, /\/_next\/static\/.+\.js/)
  await page.goto('/categories/women/handbags/tote', { waitUntil: 'commit' })
  await category.filterButton.click()
  release()
  await expect(category.filters).toBeVisible()
})

/** Scrolls down by the wheel to the end of the page. */
async function scrollThrough(page: Page) {
  const footer = page.getByRole('contentinfo')
  for (let y = 0; y < 12; y += 1) await page.mouse.wheel(0, 600)
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toBeInViewport()
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = { own: 0, afterPresses: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        window.layoutShift[hadRecentInput ? 'afterPresses' : 'own'] += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * How far things moved so far, on their own or also in the half second after a press; two frames later every shift has been
 * reported.
 */
function shiftOf(page: Page, { afterPresses = false } = {}): Promise<number> {
  return page.evaluate(
    (withPresses) =>
      new Promise<number>((resolve) => {
        const read = () => {
          const { own, afterPresses: pressed } = window.layoutShift
          resolve(withPresses ? own + pressed : own)
        }
        requestAnimationFrame(() => requestAnimationFrame(read))
      }),
    afterPresses,
  )
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- extends the DOM's own
  interface Window {
    layoutShift: { own: number; afterPresses: number }
  }
}
