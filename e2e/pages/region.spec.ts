import { expect, test } from '../fixtures'

test.use({ reducedMotion: 'reduce' })

test('[S13] a shopper moves to another site of the house', async ({ page, store, axe }) => {
  const { home, footer, region } = store
  await page.route('https://www.oree.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>ORÉE Suisse</h1>' }),
  )
  await home.open()
  await footer.regionButton.click()

  await test.step('Asia and mainland China at first', async () => {
    await expect(region.country('中国大陆')).toBeChecked()
    await expect(region.language('简体中文')).toBeChecked()
    await expect(region.country('法国')).toBeHidden()
    await expect(region.root.getByText(/购物袋中的商品将全部移除/)).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  await test.step('a country brings its language', async () => {
    await region.continent('欧洲').click()
    await region.country('瑞士').check()
    await expect(region.language('德语')).toBeChecked()
    await region.language('法语').check()
    await expect(region.root.getByText(/您将前往 www.oree.example。/)).toBeVisible()
  })

  await region.change.click()
  await expect(page).toHaveURL('https://www.oree.example/ch/fr/')
})

test('[S13][S17] the dialog keeps the keyboard and gives it back; mainland China leads home', async ({
  page,
  store,
}) => {
  const { footer, region } = store
  await page.goto('/privacy-policy')
  await footer.regionButton.focus()
  await page.keyboard.press('Enter')
  await expect(region.country('中国大陆')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(region.root).toBeHidden()
  await expect(footer.regionButton).toBeFocused()

  await page.keyboard.press('Enter')
  await region.change.click()
  await expect(page).toHaveURL('/')
})

test('[S13][S17] Back closes the dialog on a phone', async ({ page, store, isMobile }) => {
  test.skip(!isMobile, 'On desktop it is no step in the history')
  const { footer, region } = store
  await page.goto('/privacy-policy')
  await footer.regionButton.click()
  await expect(region.change).toBeVisible()

  await page.goBack()

  await expect(region.root).toBeHidden()
  await expect(page).toHaveURL('/privacy-policy')
})
