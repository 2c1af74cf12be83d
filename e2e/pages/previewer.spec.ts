import { expect, test, type Page } from '../fixtures'
import { pieces } from '../support/products'

test.use({ reducedMotion: 'reduce' })

/** Fingers on the screen: what a real touch screen sends. */
async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: [number, number][] = []) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    })
  return {
    /** From one place over others, each with as many fingers as it has points. */
    move: async (...places: [number, number][][]) => {
      for (const [index, points] of places.entries())
        await send(index === 0 ? 'touchStart' : 'touchMove', points)
      await send('touchEnd')
    },
    doubleTap: async (x: number, y: number) => {
      for (let taps = 0; taps < 2; taps += 1) {
        await send('touchStart', [[x, y]])
        await send('touchEnd')
      }
    },
  }
}

test('[S18][P14] the pictures of a product open full-screen, by mouse and keyboard', async ({
  page,
  store,
  axe,
  isMobile,
}) => {
  test.skip(isMobile, 'With a mouse')
  const { product, previewer } = store
  await product.open(pieces.toteNoir)
  const total = await previewer.marked.count()
  await previewer.marked.nth(1).click()

  await test.step('counter, arrows, wrap', async () => {
    await expect(previewer.counter(2, total)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await previewer.button('上一张').click()
    await previewer.button('上一张').click()
    await expect(previewer.counter(total, total)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(previewer.counter(1, total)).toBeVisible()
  })

  await test.step('wheel, double click, arrows that move the picture', async () => {
    const whole = await previewer.place()
    await page.mouse.move(whole.x, whole.y)
    await page.mouse.wheel(0, -100)
    await expect.poll(async () => (await previewer.place()).width / whole.width).toBeCloseTo(1.03, 2)
    await page.mouse.dblclick(whole.x, whole.y)
    await expect.poll(async () => (await previewer.place()).width).toBe(whole.width)
    await page.mouse.dblclick(whole.x, whole.y)
    await expect.poll(async () => (await previewer.place()).width / whole.width).toBeCloseTo(1.5, 2)
    const near = await previewer.place()
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await previewer.place()).y - near.y).toBe(-20)
    await page.mouse.down()
    await page.mouse.move(whole.x + 40, whole.y)
    await page.mouse.up()
    await expect.poll(async () => (await previewer.place()).x - near.x).toBe(40)
  })

  await test.step('Tab stays inside, Escape gives the focus back', async () => {
    for (let presses = 0; presses < total + 4; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(previewer.root.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(previewer.root).toBeHidden()
    await expect(previewer.marked.nth(1)).toBeFocused()
  })
})

test('[S18][P14] the pictures of a product open full-screen, by touch', async ({ page, store, isMobile }) => {
  test.skip(!isMobile, 'With fingers')
  const { product, previewer } = store
  await product.open(pieces.toteNoir)
  const total = await previewer.marked.count()
  await previewer.marked.first().tap()
  await expect(previewer.counter(1, total)).toBeVisible()
  const whole = await previewer.place()

  const fingers = await fingersOn(page)

  await test.step('swipe', async () => {
    await fingers.move([[300, 400]], [[200, 400]], [[120, 400]])
    await expect(previewer.counter(2, total)).toBeVisible()
  })

  await test.step('pinch', async () => {
    const apart = (px: number): [number, number][] => [
      [195 - px / 2, 400],
      [195 + px / 2, 400],
    ]
    await fingers.move(apart(50), apart(58), apart(65))
    await expect.poll(async () => (await previewer.place()).width / whole.width).toBeCloseTo(1.3, 1)
  })

  await test.step('double tap', async () => {
    await fingers.doubleTap(195, 400)
    await expect.poll(async () => (await previewer.place()).width).toBe(whole.width)
  })

  await test.step('Back', async () => {
    await page.goBack()
    await expect(previewer.root).toBeHidden()
    await expect(page).toHaveURL(`/${pieces.toteNoir.url}`)
  })
})

test('[S18] a picture of a content page opens alone and closes by a press', async ({ page, isMobile }) => {
  await page.goto('/collections/shows/2025-printemps-ete')
  const marked = page
    .getByRole('main')
    .getByRole('button', { name: /^查看大图/ })
    .first()
  await marked.click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toBeVisible()
  const { width } = (await picture.boundingBox())!

  if (isMobile) {
    await test.step('a second tap zooms instead', async () => {
      const fingers = await fingersOn(page)
      await fingers.doubleTap(195, 400)
      await expect.poll(async () => (await picture.boundingBox())!.width / width).toBeCloseTo(1.5, 1)
    })
  }

  await page.mouse.click(200, 400)
  await expect(picture).toBeHidden()
})
