import { expect, test } from '../fixtures'
import { changedLooks, loadStyles } from '../support/looks'

/** One of each kind of page. */
const paths = [
  '/',
  '/categories/women',
  '/categories/women/handbags',
  '/aurore-top-handle-bag-bg0101',
  '/haute-perfumery/collection',
  '/pop-up/aurore',
  '/search?q=手袋',
  '/faq',
  '/newsletter',
  '/nothing-here',
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths) {
  test(`[X01] ${path} is painted by the style it brings as by all of its files`, async ({ page }) => {
    const files = /\/_next\/static\/.*\.(css|js)$/
    await page.route(files, (route) => route.abort())
    await page.goto(path)
    expect(await changedLooks(page)).toEqual([])

    await page.unroute(files)
    await loadStyles(page)
    expect(await changedLooks(page)).toEqual([])
  })
}
