import { expect, test, type Page } from '../fixtures'
import { pieces } from '../support/products'

const MOST = 0.02

const pages = [
  { name: 'home', path: '/' },
  { name: 'a list', path: '/categories/women/handbags' },
  { name: 'a product', path: `/${pieces.toteNoir.url}` },
  { name: 'a text', path: '/contact' },
  { name: 'a search that finds nothing', path: '/search?q=龙虾' },
]

for (const { name, path } of pages) {
  test(`[S25] ${name} stands still while it loads and is scrolled`, async ({ page, shopper }) => {
    await shopper.enter()
    await shopper.add(pieces.toteNoir.sku)
    await watchShifts(page)
    const counted = page.waitForResponse(/\/applet\/cartcount$/)

    await page.goto(path)
    await counted
    await expect(page.getByRole('button', { name: /购物袋/ }).first()).toBeVisible()
    const footer = page.getByRole('contentinfo')
    for (let y = 0; y < 12; y += 1) await page.mouse.wheel(0, 600)
    await footer.scrollIntoViewIfNeeded()
    await expect(footer).toBeInViewport()

    expect(await shiftOf(page)).toBeLessThan(MOST)
  })
}

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

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) window.layoutShift += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far things moved so far; two frames later every shift has been reported. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.layoutShift))),
      ),
  )
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- extends the DOM's own
  interface Window {
    layoutShift: number
  }
}
