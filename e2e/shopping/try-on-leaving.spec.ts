import { launchOptions } from '../../scripts/support/packages/launch-options.mjs'
import { expect, test } from '../fixtures'
import { aFilm, filmOf } from '../support/drawn-face'
import { TryOnPage } from '../support/pages/try-on-page'
import { countRed } from '../support/pixels'

/** Where the mouth is in the film of 480 by 360, upright and inclined. */
const mouth = { left: 170, top: 225, width: 140, height: 60 }

const { args, ...options } = launchOptions({ isWhole: true })
const camera = [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${filmOf('leaving')}`,
]

test.use({ launchOptions: { ...options, args: [...args, ...camera] }, permissions: ['camera'] })
test.beforeAll(() => aFilm('leaving'))

test('[P15] a face that goes is asked for, and wears its lips again as it comes back inclined; a hand before them wears nothing', async ({
  page,
}) => {
  const tryOn = new TryOnPage(page)
  await tryOn.open('LP-0101')
  await tryOn.start('使用摄像头')
  await tryOn.agree()
  await expect(tryOn.worn).toContainText('01 正红', { timeout: 30_000 })

  const painted = async () => countRed(await tryOn.seen(mouth))
  for (let times = 0; times < 2; times += 1) {
    await expect.poll(painted, { intervals: [100] }).toBeGreaterThan(200)
    await expect(tryOn.help).toHaveText('请将面部置于画面中央。')
    await expect.poll(painted, { intervals: [100] }).toBeLessThan(20)
  }
  await expect(tryOn.help).toHaveText('请移开遮挡，露出双唇。')
  await expect.poll(painted, { intervals: [100] }).toBeLessThan(20)
  await expect.poll(painted, { intervals: [100] }).toBeGreaterThan(200)
})
