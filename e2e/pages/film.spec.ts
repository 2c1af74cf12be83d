import { expect, test, type Page } from '../fixtures'

const filmOf = (page: Page) => {
  const block = page.locator('[data-block="film"]').first()
  return {
    block,
    poster: block.getByRole('img'),
    video: block.locator('video'),
    pause: block.getByRole('button', { name: /^暂停影片/ }),
    play: block.getByRole('button', { name: /^播放影片/ }),
    isMoving: () =>
      block
        .locator('video')
        .evaluate((video) => video instanceof HTMLVideoElement && !video.paused && video.currentTime > 0),
  }
}

test('[P14] the film of home is a picture first, then plays without sound until it is paused', async ({
  page,
  store,
  axe,
}) => {
  const { block, poster, video, pause, play, isMoving } = filmOf(page)
  await store.home.open()
  await expect(poster).toBeAttached()
  await expect(video).toHaveCount(0)

  await block.scrollIntoViewIfNeeded()
  await expect.poll(isMoving).toBe(true)
  await expect(video).toHaveJSProperty('muted', true)
  await expect(video).toHaveJSProperty('loop', true)
  expect(await axe(page)).toEqual([])

  await pause.click()
  await expect(play).toBeVisible()
  await expect(video).toHaveJSProperty('paused', true)
})

test('[P03] a room of a pop-up store has a film in place of a still', async ({ page }) => {
  await page.goto('/pop-up/aurore')
  await page.getByRole('navigation', { name: '房间' }).getByRole('link', { name: /白厅/ }).click()
  const room = page.locator('#white-room')

  await expect(room.getByRole('img')).toHaveAttribute('src', /film-bag-turn/)
  await expect(room.locator('video')).toHaveJSProperty('paused', false)
  await room.getByRole('button', { name: /^暂停影片/ }).click()
  await expect(room.locator('video')).toHaveJSProperty('paused', true)
})

test('[P03] a campaign has a film among its stills, which plays where it comes into sight', async ({
  page,
}) => {
  const { block, poster, isMoving } = filmOf(page)
  await page.goto('/collections/campaigns/2026-brume')

  await block.scrollIntoViewIfNeeded()
  await expect(block.getByRole('heading', { name: '光走过石台' })).toBeVisible()
  await expect(poster).toHaveAttribute('src', /film-plinth-light/)
  await expect.poll(isMoving).toBe(true)
})

for (const [wish, ask] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'a data saver',
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      ),
  ],
] as const) {
  test(`[P14] with ${wish} nothing of a film is fetched until it is asked for`, async ({ page, store }) => {
    const { block, video, play, isMoving } = filmOf(page)
    const fetched: string[] = []
    page.on('request', (request) => request.url().includes('/films/') && fetched.push(request.url()))
    await ask(page)
    await store.home.open()

    await block.scrollIntoViewIfNeeded()
    await expect(play).toBeVisible()
    await expect(video).toHaveCount(0)
    expect(fetched).toEqual([])

    await play.click()
    await expect.poll(isMoving).toBe(true)
  })
}

for (const [where, path, film, place] of [
  ['first', '/bois-de-septembre-pf0102', 'scent-shadow', 0],
  ['after the first picture', '/aurore-top-handle-bag-bg0101', 'bag-turn', 1],
] as const) {
  test(`[P14] the film of a product stands ${where} among its pictures`, async ({ page }) => {
    await page.goto(path)
    const gallery = page.getByRole('region', { name: /图片$/ })
    const poster = gallery.getByRole('img').nth(place)

    await expect(poster).toHaveAttribute('src', new RegExp(`film-${film}`))
    await expect(gallery.locator('[data-preview="gallery"]').first()).toBeAttached()
    await poster.scrollIntoViewIfNeeded()
    await expect(gallery.getByRole('button', { name: /^暂停影片：/ })).toBeAttached()
    await expect(gallery.locator('video')).toHaveJSProperty('paused', false)
    await expect(gallery.locator('video')).toHaveJSProperty('muted', true)
  })
}
