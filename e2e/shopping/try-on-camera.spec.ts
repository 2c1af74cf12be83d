import { launchOptions } from '../../scripts/support/packages/launch-options.mjs'
import { expect, test } from '../fixtures'
import { aFilm, filmOf } from '../support/drawn-face'
import { countRed } from '../support/pixels'
import { sentBy } from '../support/sent'
import { TryOnPage } from '../support/pages/try-on-page'

/** Where the mouth comes and goes in the film of 480 by 360. */
const mouth = { left: 180, top: 235, width: 120, height: 40 }

const { args, ...options } = launchOptions({ isWhole: true })
const camera = [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${filmOf('swaying')}`,
]

test.use({ launchOptions: { ...options, args: [...args, ...camera] } })
test.beforeAll(() => aFilm('swaying'))

test('[P15] a camera that is refused is told how it may be allowed', async ({ page }) => {
  const tryOn = new TryOnPage(page)
  await tryOn.open('LP-0101')
  await tryOn.start('使用摄像头')
  await tryOn.agree()

  await expect(tryOn.stage.getByRole('alert')).toContainText('未获得摄像头的使用权限')
})

test('[P15] from the product to lips that are worn live, and into the bag; no picture leaves the device', async ({
  page,
  context,
  store,
}) => {
  await context.grantPermissions(['camera'])
  await page.goto('/satin-lipstick-lp0101')
  await page.getByRole('main').getByRole('link', { name: '虚拟试戴' }).click()
  await expect(page).toHaveURL(/\/makeup\?sku=LP-0101/)
  const sent = sentBy(page)
  const tryOn = new TryOnPage(page)
  await tryOn.start('使用摄像头')
  await tryOn.agree()

  await expect(tryOn.worn).toContainText('01 正红', { timeout: 30_000 })
  await expect.poll(async () => countRed(await tryOn.seen(mouth))).toBeGreaterThan(200)
  await tryOn.compare(100)
  await expect.poll(async () => countRed(await tryOn.seen(mouth))).toBeLessThan(100)
  expect(sent.filter(({ bytes }) => bytes > 1000)).toEqual([])

  await page.getByRole('button', { name: '加入购物袋' }).click()
  await expect(store.miniBag.root).toContainText('缎光唇膏')
})
