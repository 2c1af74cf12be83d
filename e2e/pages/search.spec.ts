import { expect, test } from '../fixtures'

test('[S10][S11] from a few characters to a product: panel, results, filters, order, Back', async ({
  page,
  store,
  isMobile,
}) => {
  const { search, category, product } = store
  await store.home.open()
  await search.openPanel()
  await expect(search.field).toBeFocused()
  await expect(search.word('水桶包')).toBeVisible()

  await search.field.fill('托特包')
  await expect(search.panel.getByText(`可搜索到的前${isMobile ? 6 : 5}条结果`)).toBeVisible()
  await expect(search.cards).toHaveCount(isMobile ? 6 : 5)
  await expect(search.seeAll).toHaveText(/^查看搜索结果 \(\d+\)$/)
  await search.field.fill('tote')
  await search.field.press('Enter')

  await expect(page).toHaveURL('/search?q=TOTE&from=index')
  await expect(search.panel).toBeHidden()
  await expect(search.title).toContainText('“TOTE”的搜索结果')
  await category.filterButton.click()
  await category.filters.getByRole('checkbox', { name: /^松林绿/ }).check()
  await category.filters.getByRole('button', { name: /^查看结果 \(\d+\)$/ }).click()
  await expect(page).toHaveURL('/search?q=TOTE&filters=color%3Aforet&from=index&update=filter')
  await category.sortBy('价格从高到低')
  await expect(page).toHaveURL(/filters=.*sort=price-desc/)
  const first = await search.results.first().getByText(/包$/).textContent()

  await search.results.first().click()
  await expect(product.name).toHaveText(first!)
  await page.goBack()
  await expect(page).toHaveURL(/sort=price-desc/)
  await expect(search.results.first()).toContainText(first!)
})

test('[S11] results have pages, and stay out of search engines', async ({ page, store }) => {
  const { search, category } = store
  await search.openResults('包')
  const first = await search.results.first().textContent()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await category.pageLink(2).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(search.results.first()).not.toHaveText(first!)
})

test('[S10][S12] no result says so and leads on by a hot word, which is remembered', async ({
  page,
  store,
}) => {
  const { search } = store
  await search.openResults('龙虾')

  await expect(page.getByText('抱歉，没有找到搜索相关结果。请重新搜索或点击搜索热词。')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '400-880-1924' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '水桶包', exact: true }).click()
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('水桶包')}&type=hot&from=search`)
  await expect(search.results.first()).toContainText('水桶包')

  await search.openPanel()
  await expect(search.field).toHaveValue('水桶包')
  await search.field.fill('')
  await expect(search.word('龙虾')).toBeVisible()
  await search.panel.getByRole('button', { name: '清除记录' }).click()
  await expect(search.panel.getByText('最近搜索')).toBeHidden()
})

test('[S12] the 404 page and the empty bag lead on: hot words, customer service, three banners', async ({
  page,
}) => {
  for (const path of ['/no-such-piece', '/shopping-bag']) {
    await page.goto(path)
    const recommended = page.getByRole('region', { name: '为您推荐' }).getByRole('link')
    await expect(recommended, path).toHaveCount(3)
    await expect(page.getByRole('main').getByRole('link', { name: '托特包', exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '400-880-1924' })).toBeVisible()
  }

  await page.getByRole('main').getByRole('link', { name: '托特包', exact: true }).click()
  await expect(page).toHaveURL(/type=hot&from=empty-cart$/)
})

test('[S12] a fourth banner stands only beyond 1680 px', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone always shows three')
  const recommended = page.getByRole('region', { name: '为您推荐' }).getByRole('link')
  await page.setViewportSize({ width: 1680, height: 900 })
  await page.goto('/no-such-piece')
  await expect(recommended).toHaveCount(3)

  await page.setViewportSize({ width: 1681, height: 900 })
  await expect(recommended).toHaveCount(4)
})

test('[S10] on a phone the strip is there at the top alone, and Back closes the panel', async ({
  page,
  store,
  isMobile,
}) => {
  test.skip(!isMobile, 'The strip is for phones')
  const { search, category } = store
  await category.open('women/handbags')
  await expect(search.strip).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(search.strip).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))

  await search.strip.click()
  await expect(search.field).toBeVisible()
  await page.goBack()
  await expect(search.panel).toBeHidden()
  await expect(page).toHaveURL('/categories/women/handbags')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[S11] results, filters and another search are complete', async ({ page, store }) => {
    const { search } = store
    await search.openResults('托特包')
    await expect(search.results.first()).toContainText('托特包')
    await page.getByRole('link', { name: /^松林绿 \(\d+\)$/ }).click()
    await expect(page).toHaveURL(/filters=.*update=filter/)
    await expect(search.results.first()).toBeVisible()

    await page.getByRole('main').getByRole('searchbox').fill('香水')
    await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
    await expect(search.title).toContainText('“香水”的搜索结果')
  })
})

test.describe('for everybody', () => {
  test.use({ reducedMotion: 'reduce' })

  test('[X03][S10] panel and results have no violations', async ({ page, store, axe }) => {
    const { search } = store
    await search.openResults('手提包')
    await expect(search.results.first()).toBeVisible()
    expect.soft(await axe(page), 'results').toEqual([])
    await search.openResults('龙虾')
    await expect(page.getByRole('region', { name: '为您推荐' })).toBeVisible()
    expect.soft(await axe(page), 'no result').toEqual([])

    await search.openPanel()
    await search.field.fill('手提包')
    await expect(search.cards.first()).toBeVisible()
    expect.soft(await axe(page), 'panel').toEqual([])
  })
})
