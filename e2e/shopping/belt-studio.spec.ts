import { expect, test } from '../fixtures'
import { BeltStudioPage } from '../support/pages/belt-studio-page'

test.use({ reducedMotion: 'reduce' })

/** A browser without a graphics card draws slowly. */
const DRAWN = { timeout: 60_000 }

test('[P14][P16] a belt is put together in space, bought with its parts, and looks the same on the order', async ({
  page,
  store,
  shopper,
  mobile,
  axe,
  isMobile,
}) => {
  test.setTimeout(180_000)
  const studio = new BeltStudioPage(page)
  await shopper.registerQuickly(mobile)

  await test.step('comes from the product and asks for the belt', async () => {
    await page.goto('/aurore-bespoke-belt-bl0201')
    await page.getByRole('link', { name: '三维选配' }).click()
    await expect(page).toHaveURL('/threekit?sku=BL-0201')
    await expect(page).toHaveTitle(/三维选配 晨曦定制腰带/)
    expect.soft(await axe(page)).toEqual([])
    const pressedAt = await page.evaluate(() => performance.now())
    await studio.enter.click()
    await expect(studio.live).toBeVisible(DRAWN)
    await expect(studio.enter).toBeHidden(DRAWN)
    const kB = await studio.fetchedSince(pressedAt)
    expect(kB).toBeGreaterThan(50)
    expect(kB).toBeLessThan(900)
    expect.soft(await axe(page)).toEqual([])
  })

  await test.step('turns it by keys', async () => {
    const before = await studio.live.screenshot()
    await studio.live.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => before.equals(await studio.live.screenshot()), DRAWN).toBe(false)
  })

  await test.step('chooses by pointer and by keys', async () => {
    await studio.option('皮革', '粒面小牛皮').check()
    await studio.option('颜色', '墨黑').press('ArrowLeft')
    await studio.option('带扣', '叶形').check()
    await studio.option('金属', '银色').check()
    await studio.option('尺码', '90').check()
    // On a phone all that is chosen lies below it.
    if (isMobile) await expect(studio.place).toBeInViewport({ ratio: 0.9 })
    await expect(studio.words).toHaveText(/3 厘米 粒面小牛皮 松林绿，叶形带扣 银色，90 厘米长，.*6,200.*有货/)
    await expect(studio.live).toHaveAccessibleName(/松林绿，叶形带扣 银色/)
  })

  await test.step('finds the same belt again', async () => {
    await expect(page).toHaveURL('/threekit?sku=BL-0203&s=ST-0102-FORET-90%2CBK-0103-ARGENT')
    await page.reload()
    await expect(studio.option('皮革', '粒面小牛皮')).toBeChecked()
    await expect(studio.option('金属', '银色')).toBeChecked()
    await expect(studio.option('尺码', '90')).toBeChecked()
  })

  const picture = 'st-0102-foret-bk-0103-argent'
  await test.step('buys it', async () => {
    await studio.add.click()
    const line = store.miniBag.line({ name: '叶结定制腰带' })
    await expect(line.root).toContainText('粒面小牛皮带身（宽三厘米）松林绿 90')
    await expect(line.root).toContainText('叶形带扣 银色')
    await expect(line.root.locator('img')).toHaveAttribute('src', new RegExp(picture))
  })

  await test.step('sees it on the order', async () => {
    const { orderBn } = await shopper.placeOrder()
    await store.orders.openOrder(orderBn)
    await expect(store.orders.detail).toContainText('叶形带扣 银色')
    await expect(store.orders.detail.locator(`img[src*="${picture}"]`)).toBeVisible()
  })
})

test('[P16] a belt one part of which is sold out cannot be bought, and an unknown one is a true 404', async ({
  page,
}) => {
  const studio = new BeltStudioPage(page)
  await studio.open('BL-0201', 'ST-0101-NOIR-75,BK-0101-OR')
  await expect(page.getByRole('button', { name: '暂时缺货' })).toBeDisabled()
  await studio.option('尺码', '80').check()
  await expect(studio.add).toBeEnabled()

  expect((await page.goto('/threekit?sku=BG-0101'))?.status()).toBe(404)
})
