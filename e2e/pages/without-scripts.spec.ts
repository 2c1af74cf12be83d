import { expect, test } from '../fixtures'
import { pieces } from '../support/products'

test.use({ javaScriptEnabled: false })

test('[S24] home can be read and followed without scripts', async ({ page, store }) => {
  await store.home.open()

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: '林边有光' })).toBeVisible()
  await store.home.heroLink.click()
  await expect(page).toHaveURL('/categories/women/handbags')
})

test('[P02] a list shows names, prices, filters, sorting and pages without scripts', async ({
  page,
  store,
}) => {
  const { category } = store
  await category.open('women/handbags')
  await expect(category.products.first()).toContainText(/¥[\d,]+/)
  await category.pageLink(2).click()
  await expect(page).toHaveURL('/categories/women/handbags?page=2')
  await expect(category.products.first()).toBeVisible()

  await category.open('women/handbags/tote')
  await page.getByRole('link', { name: /^松林绿 \(\d+\)$/ }).click()
  await expect(page).toHaveURL(/filters=/)
  await expect(category.products).toHaveCount(2)
  await category.sortBy('价格从高到低')
  await expect(page).toHaveURL(/filters=.*sort=price-desc/)
  await category.product(pieces.toteNoir.name).click()
  await expect(store.product.name).toHaveText(pieces.toteNoir.name)
})

test('[P04][P13] a product shows its name, price, choices and texts without scripts', async ({
  page,
  store,
}) => {
  await store.product.open(pieces.toteNoir)

  await expect(store.product.name).toHaveText(pieces.toteNoir.name)
  await expect(
    page
      .getByRole('main')
      .getByText(/^¥[\d,]+$/)
      .first(),
  ).toBeVisible()
  await expect(store.product.option('颜色', '墨黑')).toBeAttached()
  await page.getByText('尺寸与版型').click()
  await expect(page.getByText(/厘米/).first()).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '手袋' }),
  ).toBeVisible()
})

test('[S24] the menu of a phone is a row of links without scripts', async ({ page }) => {
  await page.goto('/contact')

  const menu = page.getByRole('navigation', { name: '主菜单' }).filter({ visible: true })
  await expect(menu.getByRole('link')).toHaveText(['女士', '男士', '系列', '时装屋', '高级香水'])
  await menu.getByRole('link', { name: '男士' }).click()
  await expect(page).toHaveURL(/\/men$/)
})

test('[B01] the bag says why it stays empty without scripts, and leads on', async ({ page }) => {
  await page.goto('/shopping-bag')

  await expect(page.getByRole('heading', { name: '购物袋需要启用 JavaScript' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '继续浏览' })).toBeVisible()
  await expect(page.getByRole('status', { name: '正在读取购物袋' })).toBeHidden()
})
