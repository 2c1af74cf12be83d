import { expect, test, type Page } from '../fixtures'
import { pieces } from '../support/products'
import type { Store } from '../support/store'

test.use({ reducedMotion: 'reduce' })
test.skip(({ isMobile }) => isMobile, 'the widths are of windows')

/** 400 % zoom on a window of 1280, tablets upright and across, a wide screen. */
const widths = [320, 768, 1024, 2560]

/** Words that begin or end outside the window, where nothing scrolls to them. */
const wordsCutOff = (page: Page) =>
  page.evaluate(() => {
    const isReached = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement)
        if (box !== document.body && getComputedStyle(box).overflowX !== 'visible') return true
      return false
    }
    return [...document.querySelectorAll('main *')].flatMap((element) => {
      const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (!isText || !element.checkVisibility() || element.closest('.visually-hidden')) return []
      const { left, right, width } = element.getBoundingClientRect()
      const isInside = left >= -1 && right <= window.innerWidth + 1
      return isInside || width <= 1 || isReached(element) ? [] : [element.textContent.trim().slice(0, 30)]
    })
  })

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Each page, and what is there when it is whole. */
const pagesOf = ({ home, category, product, bag, checkout, orders }: Store, orderBn: string) => [
  { path: '/', whole: home.heroLink },
  { path: '/categories/women/handbags/tote', whole: category.product(pieces.toteNoir.name) },
  { path: `/${pieces.toteNoir.url}`, whole: product.addButton },
  { path: '/shopping-bag', whole: bag.line(pieces.squareNuit).remove },
  { path: '/checkout', whole: checkout.lines },
  { path: `/order?order=${orderBn}`, whole: orders.status },
]

test('[X02][X03] from 320 to 2560 px no page scrolls sideways and no word is cut off', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  test.setTimeout(120_000)
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.squareNuit.sku)
  const { orderBn } = await shopper.placeOrder()
  await shopper.add(pieces.squareNuit.sku)

  for (const { path, whole } of pagesOf(store, orderBn)) {
    await page.goto(path)
    await expect(whole).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await scrollsSideways(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
      expect.soft(await wordsCutOff(page), `${path} at ${width}`).toEqual([])
    }
  }
})
