import { expect, test } from '../fixtures'
import { aPhoto, drawnFaceWidth, drawnMarks, drawnPixels } from '../support/drawn-face'
import { sentBy } from '../support/sent'
import { correlationOf, hueOf, meanOf } from '../support/pixels'
import { TryOnPage } from '../support/pages/try-on-page'

test.use({ bypassCSP: true, reducedMotion: 'reduce' })

const lipstick = 'LP-0101'

test('[P15] the lips of the drawn face take a shade and keep their texture; the rest stays as it is', async ({
  page,
  axe,
}) => {
  const tryOn = new TryOnPage(page)
  await tryOn.open(lipstick)
  await expect(page).toHaveTitle(/唇妆试妆 缎光唇膏/)
  expect.soft(await axe(page)).toEqual([])

  await tryOn.start('查看示范')
  await expect(tryOn.worn).toContainText('缎光唇膏，01 正红')
  expect.soft(await axe(page)).toEqual([])

  const worn = await tryOn.seen(0)
  const bare = await tryOn.seen(100)
  const lower = { left: 440, top: 858, width: 80, height: 22 }
  expect(correlationOf(bare, worn, lower)).toBeGreaterThan(0.9)
  expect(hueOf(meanOf(worn, lower))).toBeLessThan(hueOf(meanOf(bare, lower)))
  expect(meanOf(worn, lower).green).toBeLessThan(meanOf(bare, lower).green - 30)
  const outside = [
    { left: 0, top: 0, width: 960, height: 780 },
    { left: 0, top: 920, width: 940, height: 280 },
  ]
  for (const box of outside) expect(meanOf(worn, box)).toEqual(meanOf(bare, box))

  await tryOn.seen(0)
  await page.getByRole('radio', { name: '04 酒红' }).press(' ')
  await expect(tryOn.worn).toContainText('04 酒红')
  const wine = await tryOn.seen(0)
  expect(meanOf(wine, lower).red).toBeLessThan(meanOf(worn, lower).red - 20)
})

test('[P15] the models find the drawn face where it is drawn, within two hundredths of its width', async ({
  page,
}) => {
  const tryOn = new TryOnPage(page)
  await tryOn.open(lipstick)
  await tryOn.start('查看示范')
  await expect(tryOn.worn).toBeAttached()

  const found = await page.evaluate(
    async ({ data, width, height }) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const worker = new Worker(loaded.find((name) => name.includes('face-worker')) ?? '', { type: 'module' })
      return new Promise<number[]>((resolve) => {
        worker.onmessage = ({ data: answer }: MessageEvent<{ type: string; points: Float32Array }>) => {
          if (answer.type === 'face') resolve([...answer.points])
          else worker.postMessage({ id: 1, pixels: Uint8ClampedArray.from(data).buffer, width, height })
        }
      })
    },
    await drawnPixels(),
  )

  const misses = Object.entries(drawnMarks).map(([index, [x, y]]) => {
    const [foundX = 0, foundY = 0] = found.slice(Number(index) * 2)
    return Math.hypot(foundX * 960 - x, foundY * 1200 - y) / drawnFaceWidth
  })
  expect(Math.max(...misses)).toBeLessThan(0.02)
})

test('[P15] a photo is turned as it was taken, worn and kept, and never leaves the device', async ({
  page,
}) => {
  const tryOn = new TryOnPage(page)
  await tryOn.open(lipstick)
  const sent = sentBy(page)
  await tryOn.stage
    .getByLabel('照片')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await tryOn.agree()

  await expect(tryOn.worn).toContainText('01 正红')
  const worn = await tryOn.seen(0)
  expect([worn.width, worn.height]).toEqual([960, 1200])
  const lower = { left: 440, top: 858, width: 80, height: 22 }
  expect(meanOf(worn, lower).green).toBeLessThan(meanOf(await tryOn.seen(100), lower).green - 30)

  await tryOn.stage.getByRole('button', { name: '保留照片' }).click()
  const kept = page.getByRole('dialog').getByRole('img', { name: /^试戴照片/ })
  await expect(kept).toBeVisible()
  expect(sent.filter(({ bytes }) => bytes > 1000)).toEqual([])
  expect(sent.filter(({ url }) => !/^(blob:)?http:\/\/127\.0\.0\.1/.test(url))).toEqual([])
})

test('[P15] earrings hang at both lobes of the drawn face', async ({ page }) => {
  const tryOn = new TryOnPage(page)
  await tryOn.open('JW-0102')
  await tryOn.start('查看示范')
  await expect(tryOn.worn).toContainText('月石垂坠耳环')

  const bare = await tryOn.seen(100)
  const worn = await tryOn.seen(0)
  const below = { top: 720, width: 60, height: 60 }
  for (const left of [190, 710]) {
    const box = { left, ...below }
    expect(meanOf(worn, box)).not.toEqual(meanOf(bare, box))
  }
  const lips = { left: 380, top: 800, width: 200, height: 90 }
  expect(meanOf(worn, lips)).toEqual(meanOf(bare, lips))
})

test('[P15] what cannot be tried on is a page that is not there', async ({ page }) => {
  for (const sku of ['NOPE', 'BG-0101']) {
    expect((await page.goto(`/makeup?sku=${sku}`))?.status()).toBe(404)
  }
})

test.describe('without a camera', () => {
  test.use({ permissions: ['camera'] })

  test('[P15] a device that has none says so, and leads on', async ({ page, axe }) => {
    const tryOn = new TryOnPage(page)
    await tryOn.open(lipstick)
    await tryOn.start('使用摄像头')
    await tryOn.agree()

    await expect(tryOn.stage.getByRole('alert')).toContainText('未找到摄像头')
    expect.soft(await axe(page)).toEqual([])
    await tryOn.start('查看示范')
    await expect(tryOn.worn).toContainText('01 正红')
  })
})
