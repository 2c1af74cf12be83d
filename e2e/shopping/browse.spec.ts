import { expect, test } from '../fixtures'
import { pieces } from '../support/products'

test('[P02][S21] Back from a product returns to the same place in the list', async ({ page, store }) => {
  const { category, product } = store
  await category.open('women/handbags')
  const far = category.products.nth(18)
  await far.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(600)

  await far.click()
  await expect(page).not.toHaveURL(/categories/)
  await expect(product.name).toBeVisible()
  await page.goBack()

  await expect(category.title).toContainText('手袋')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 200)
  await expect(far).toBeInViewport()
})

test('[P02] Back walks through the pages of a list', async ({ page, store }) => {
  const { category } = store
  await category.open('women/handbags')
  const first = await category.products.first().textContent()

  await category.pageLink(2).click()
  await expect(page).toHaveURL('/categories/women/handbags?page=2')
  await expect(category.products.first()).not.toHaveText(first!)

  await page.goBack()
  await expect(page).toHaveURL('/categories/women/handbags')
  await expect(category.products.first()).toHaveText(first!)
})

test('[P02] the way back over the breadcrumb leads to the whole list, wherever one came from', async ({
  page,
  store,
}) => {
  const { category, product } = store
  await category.open('women/handbags?page=2')
  const onSecond = await category.products.first().textContent()
  await category.products.first().click()
  await expect(product.name).toBeVisible()
  await expect(page).not.toHaveURL(/categories/)
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '手袋' }).click()

  await expect(page).toHaveURL('/categories/women/handbags')
  await expect(category.products.first()).not.toHaveText(onSecond!)
  await expect(category.pageLink(1)).toHaveAttribute('aria-current', 'page')
})

test('[P02] filters narrow the list by its address, and Back takes them off', async ({ page, store }) => {
  const { category } = store
  await category.open('women/handbags/tote')
  await category.filterButton.click()
  await category.filters.getByRole('checkbox', { name: /^松林绿/ }).check()
  const show = category.filters.getByRole('button', { name: /^查看结果/ })
  await expect(show).toHaveText('查看结果 (2)')
  await show.click()

  await expect(page).toHaveURL(/\?filters=/)
  await expect(category.filters).toBeHidden()
  await expect(category.products).toHaveCount(2)
  await expect(category.product(pieces.toteNoir.name)).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL('/categories/women/handbags/tote')
  await expect(category.products).toHaveCount(7)
})

test('[P02] a list is sorted by price by its address', async ({ page, store }) => {
  const { category } = store
  await category.open('women/handbags/tote')
  await category.sortBy('价格从低到高')

  await expect(page).toHaveURL('/categories/women/handbags/tote?sort=price-asc')
  const prices = async () => {
    const texts = await category.products.allInnerTexts()
    return texts.map((text) => Number(/¥([\d,]+)/.exec(text)![1]!.replaceAll(',', '')))
  }
  await expect.poll(async () => isSorted(await prices())).toBe(true)
})

function isSorted(prices: readonly number[]): boolean {
  return prices.every((price, index) => index === 0 || prices[index - 1]! <= price)
}

test('[P02] a page that the list does not have is missing; of a filtered list it leads to the last', async ({
  page,
  request,
}) => {
  expect((await request.get('/categories/women/handbags?page=99')).status()).toBe(404)

  await page.goto('/categories/women/handbags?filters=color:noir&page=99')
  await expect(page.getByRole('heading', { name: '此页不存在' })).toBeVisible()
  await page.getByRole('link', { name: '前往最后一页' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('手袋')
  await expect(page.getByRole('heading', { name: '此页不存在' })).toHaveCount(0)
})
