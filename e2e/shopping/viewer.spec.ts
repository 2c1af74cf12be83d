import { expect, test } from '../fixtures'
import { ViewerPage } from '../support/pages/viewer-page'

test.use({ reducedMotion: 'reduce' })

/** A browser without a graphics card draws slowly. */
const DRAWN = { timeout: 60_000 }
const models = '**/models/**/*.glb'

test('[P14] a bag turns on its own page, comes again after a lost network, and gives the focus back', async ({
  page,
  isMobile,
  axe,
}) => {
  test.setTimeout(120_000)
  const viewer = new ViewerPage(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/quai-top-handle-bag-bg0106')
  await expect(viewer.entry).toBeVisible()

  await test.step('says that it cannot be fetched, over its picture', async () => {
    await page.route(models, (route) => route.abort())
    expect(asked.filter((url) => url.endsWith('.glb'))).toEqual([])
    await viewer.entry.click()
    await expect(viewer.dialog.getByText('三维查看暂时无法载入')).toBeVisible()
    await expect(viewer.still).toBeVisible()
    expect.soft(await axe(page)).toEqual([])
    await page.unroute(models)
  })

  await test.step('comes when it is asked for again', async () => {
    const [answer] = await Promise.all([page.waitForResponse(models), viewer.retry.click()])
    expect(answer.url().endsWith(isMobile ? '/bg-0106-phone.glb' : '/bg-0106.glb')).toBe(true)
    expect((await answer.request().sizes()).responseBodySize).toBeLessThan(600_000)
    await expect(viewer.still).toBeHidden(DRAWN)
    await expect(viewer.live).toBeFocused()
    expect.soft(await axe(page)).toEqual([])
  })

  await test.step('turns by keys and by a finger or a mouse', async () => {
    const first = await viewer.live.screenshot()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => first.equals(await viewer.live.screenshot()), DRAWN).toBe(false)
    const second = await viewer.live.screenshot()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.mouse.move(width / 2, height / 2)
    await page.mouse.down()
    await page.mouse.move(width / 2 + 120, height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => second.equals(await viewer.live.screenshot()), DRAWN).toBe(false)
  })

  await test.step('shows its picture again when the graphics card is taken away', async () => {
    await viewer.live.evaluate((canvas) => {
      if (canvas instanceof HTMLCanvasElement)
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await expect(viewer.dialog.getByText('三维画面已中断')).toBeVisible()
    await expect(viewer.still).toBeVisible()
  })

  await test.step('closes', async () => {
    await page.keyboard.press('Escape')
    await expect(viewer.dialog).toBeHidden()
    await expect(viewer.entry).toBeFocused()
  })
})
