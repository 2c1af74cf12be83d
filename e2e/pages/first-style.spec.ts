import { expect, test } from '../fixtures'
import { holdingFiles, withoutBundles } from '../support/faults'
import { changedLooks } from '../support/looks'

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
    await withoutBundles(page)
    const release = await holdingFiles(page, /\/_next\/static\/.*\.css$/)
    // Files on their way hold the page's load back, so what it shows at first is waited for in their stead.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
    )
    expect(await changedLooks(page)).toEqual([])

    release()
    await page.waitForFunction(() =>
      document.querySelector('head > :is(style, [rel="stylesheet"])')?.matches('style'),
    )
    expect(await changedLooks(page)).toEqual([])
  })
}
