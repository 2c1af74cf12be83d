import { expect, test } from '../fixtures'
import { aPhoto, drawnFaceWidth, drawnMarks, drawnPixels } from '../support/drawn-face'
import { correlationOf, hueOf, meanOf } from '../support/pixels'
import { TryOnPage, type Box } from '../support/pages/try-on-page'
import { sentBy } from '../support/sent'

test.use({ reducedMotion: 'reduce' })

const lipstick = 'LP-0101'

/** Of the drawn face at 960 by 1200: the middle of its lower lip, well within the soft edge of the colour, and places that no lipstick touches. */
const lowerLip = { left: 440, top: 855, width: 80, height: 12 }
const outside = [
  { left: 440, top: 940, width: 60, height: 30 },
  { left: 300, top: 700, width: 60, height: 60 },
  { left: 450, top: 480, width: 60, height: 60 },
]

test('[P15] the lips of the drawn face take a shade and keep their texture; the rest stays as it is', async ({
  page,
  axe,
}) => {
  const tryOn = new TryOnPage(page)
  // A matte one: shine would add light of its own to the texture.
  await tryOn.open('LP-0102')
  await expect(page).toHaveTitle(/唇妆试妆 丝绒哑光唇膏/)
  expect.soft(await axe(page)).toEqual([])

  await tryOn.start('查看示范')
  await expect(tryOn.worn).toContainText('丝绒哑光唇膏，11 丝绒红')
  expect.soft(await axe(page)).toEqual([])

  const { bare, worn } = await tryOn.bareAndWorn(lowerLip)
  expect(correlationOf(bare, worn)).toBeGreaterThan(0.9)
  expect(Math.abs(hueOf(meanOf(worn)) - hueOf(meanOf(bare)))).toBeGreaterThan(1)
  expect(meanOf(worn).green).toBeLessThan(meanOf(bare).green - 30)
  for (const box of outside) {
    const skin = await tryOn.bareAndWorn(box)
    expect(skin.worn).toEqual(skin.bare)
  }

  await page.getByRole('radio', { name: '13 深梅' }).press(' ')
  await expect(tryOn.worn).toContainText('13 深梅')
  expect(meanOf(await tryOn.seen(lowerLip)).red).toBeLessThan(meanOf(worn).red - 20)
})

test('[P15] the models find the drawn face where it is drawn, within two hundredths of its width', async ({
  page,
}) => {
  const tryOn = new TryOnPage(page)
  await tryOn.open(lipstick)
  await tryOn.start('查看示范')
  await expect(tryOn.worn).toContainText('01 正红')

  const found = await page.evaluate(
    async ({ data, width, height }) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const worker = new Worker(loaded.find((name) => name.includes('face-worker')) ?? '', { type: 'module' })
      const pixels = Uint8ClampedArray.from(atob(data), (byte) => byte.charCodeAt(0)).buffer
      return new Promise<number[]>((resolve) => {
        worker.onmessage = ({ data: answer }: MessageEvent<{ type: string; points: Float32Array }>) => {
          if (answer.type === 'face') resolve([...answer.points])
          else worker.postMessage({ id: 1, pixels, width, height })
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
  await tryOn.choosePhoto(await aPhoto())
  await tryOn.agree()

  await expect(tryOn.worn).toContainText('01 正红')
  const { bare, worn } = await tryOn.bareAndWorn(lowerLip)
  expect(meanOf(worn).green).toBeLessThan(meanOf(bare).green - 30)

  await tryOn.stage.getByRole('button', { name: '保留照片' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /^试戴照片/ })).toBeVisible()
  expect(sent.filter(({ bytes }) => bytes > 1000)).toEqual([])
  expect(sent.filter(({ url }) => !/^(blob:)?http:\/\/127\.0\.0\.1/.test(url))).toEqual([])
})

test('[P15] earrings hang at both lobes of the drawn face', async ({ page }) => {
  const tryOn = new TryOnPage(page)
  await tryOn.open('JW-0102')
  await tryOn.start('查看示范')
  await expect(tryOn.worn).toContainText('月石垂坠耳环')

  for (const left of [190, 710]) {
    const ear = { left, top: 720, width: 60, height: 60 }
    await expect.poll(async () => correlationOf(...(await pairOf(tryOn, ear)))).toBeLessThan(0.9)
  }
  const [bare, worn] = await pairOf(tryOn, lowerLip)
  expect(worn).toEqual(bare)
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

async function pairOf(tryOn: TryOnPage, box: Box) {
  const { bare, worn } = await tryOn.bareAndWorn(box)
  return [bare, worn] as const
}
