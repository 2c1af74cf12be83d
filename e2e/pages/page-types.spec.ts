import { expect, test } from '../fixtures'
import { pieces } from '../support/products'

test('[P03] a world opens with its groups, what is new and a chapter, and has no list', async ({ page }) => {
  await page.goto('/categories/women')

  await expect(page.getByRole('heading', { level: 1, name: '女士' })).toBeVisible()
  const groups = page.getByRole('navigation', { name: '分类' }).getByRole('link')
  await expect(groups).toHaveCount(11)
  await expect(page.getByRole('group', { name: '新作' }).getByRole('link').first()).toBeAttached()
  await expect(page.getByRole('heading', { level: 2, name: '晨曦之屋' })).toBeAttached()
  await expect(page.getByRole('button', { name: '筛选' })).toHaveCount(0)

  await groups.filter({ hasText: '手袋' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('手袋')
  await expect(page.getByRole('link', { name: /^晨曦\s*单手柄的经典/ })).toBeAttached()
})

test('[P03] a line is its grid alone, a collection its title and groups, the fragrances a table and all twelve', async ({
  page,
  store,
}) => {
  const { category } = store
  await category.open('women/handbags/tote')
  await expect(category.title).toContainText('托特包')
  await expect(page.getByRole('main').getByRole('navigation', { name: '分类' })).toHaveCount(0)
  await expect(category.products.first()).toBeVisible()

  await category.open('collections/shows')
  await expect(category.title).toHaveText('时装秀')
  const shows = page.getByRole('main').getByRole('navigation', { name: '分类' }).getByRole('link')
  await expect(shows.first()).toBeVisible()

  await page.goto('/haute-perfumery/collection')
  await expect(page.getByRole('heading', { level: 1, name: '十二支香水' })).toBeVisible()
  await expect(page.getByRole('table')).toBeAttached()
  await expect(category.products).toHaveCount(12)
})

test('[P03] the rooms of a pop-up store are walked through, and a piece bought where it stands', async ({
  page,
}) => {
  await page.goto('/pop-up/aurore')
  await page.getByRole('navigation', { name: '房间' }).getByRole('link', { name: /石阶/ }).click()
  const steps = page.locator('#steps')
  await expect(steps.getByRole('heading', { name: '石阶' })).toBeInViewport()

  const piece = steps.getByRole('listitem').getByRole('link', { name: /晨曦短款钱夹/ })
  await piece.click()
  const drawer = page.getByRole('dialog', { name: '加入购物袋' })
  await drawer.getByRole('button', { name: '加入购物袋' }).click()

  await expect(page.getByRole('dialog', { name: /购物袋/ }).getByText('晨曦短款钱夹')).toBeVisible()
  await expect(page).toHaveURL(/\/pop-up\/aurore/)
})

test('[P02] price, material and availability narrow a list', async ({ page, store }) => {
  const { category } = store
  await category.open('women/handbags')
  await category.filterButton.click()
  const { filters } = category
  await filters
    .getByRole('group', { name: '价格' })
    .getByRole('checkbox', { name: /¥20,000 –/ })
    .check()
  await filters
    .getByRole('group', { name: '材质' })
    .getByRole('checkbox', { name: /^粒面小牛皮/ })
    .check()
  await filters.getByRole('group', { name: '供应' }).getByRole('checkbox', { name: /^有货/ }).check()
  await filters.getByRole('button', { name: /^查看结果 \([1-9]/ }).click()

  await expect(page).toHaveURL(/filters=availability/)
  await expect(category.products.first()).toBeVisible()
  const texts = await category.products.allInnerTexts()
  for (const text of texts)
    expect(Number(/¥([\d,]+)/.exec(text)![1]!.replaceAll(',', ''))).toBeGreaterThanOrEqual(20_000)
  await expect(category.title).toContainText(String(texts.length))
})

test('[P04] a colour of a tile opens the product in that colour', async ({ page, store }) => {
  const { category, product } = store
  await category.open('women/handbags/tote')
  const tile = page.getByRole('listitem').filter({ hasText: pieces.toteNoir.name })
  await tile.getByRole('link', { name: '干邑棕', exact: true }).click()

  await expect(product.name).toHaveText(pieces.toteNoir.name)
  await expect(page).toHaveURL(/\?s=cognac$/)
  await expect(product.option('颜色', '干邑棕')).toBeChecked()
})

test('[P04][P14] a bag chosen on a chain is shown on a chain', async ({ page, store: { product } }) => {
  const firstPicture = (words: string) =>
    page.getByRole('img', { name: `弦月肩背包，象牙白，${words}侧前方` })
  await product.open({ url: 'croissant-shoulder-bag-bg0201' })
  await expect(firstPicture('').first()).toBeVisible()

  await product.choose({ choice: { 背法: '链条' } })

  await expect(firstPicture('链条，').first()).toBeVisible()
  await expect(firstPicture('')).toHaveCount(0)
})
