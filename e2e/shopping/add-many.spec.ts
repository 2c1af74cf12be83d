import { expect, test } from '../fixtures'
import { pieces } from '../support/products'

test.use({ reducedMotion: 'reduce' })

test('[P06] a piece of a list is added by one press, with its size where it has one', async ({
  page,
  store,
  axe,
}) => {
  const { miniBag } = store
  await page.goto('/categories/women/handbags/tote')
  await page.getByRole('button', { name: `将 ${pieces.toteNoir.name} 加入购物袋` }).press('Enter')
  await expect(miniBag.line(pieces.toteNoir).root).toBeVisible()

  await page.goto('/categories/women/shoes/pumps')
  await page.getByRole('button', { name: '将 缎面晚宴高跟鞋 加入购物袋' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: '加入购物袋' })
  await expect(drawer).toBeVisible()
  expect.soft(await axe(page)).toEqual([])
  await drawer.getByRole('button', { name: '加入购物袋' }).click()
  await expect(drawer.getByRole('alert')).toHaveText('请选择商品规格')

  await drawer.getByRole('radio', { name: '38' }).check()
  await drawer.getByRole('button', { name: '加入购物袋' }).click()
  await expect(miniBag.lines).toHaveCount(2)
})

test('[P08] pieces of the bundle bag go into the bag with the product, all at once', async ({
  page,
  store,
  axe,
}) => {
  const { product, miniBag } = store
  await product.open(pieces.toteNoir)
  const bundle = page.getByRole('region', { name: '搭配成套' })
  await bundle.scrollIntoViewIfNeeded()
  await bundle.getByRole('listitem').first().getByRole('button').press('Space')
  await expect(bundle.getByRole('status')).toHaveText(/合计¥/)
  expect.soft(await axe(page), 'the arrangement').toEqual([])

  await bundle.getByRole('button', { name: '查看全部搭配' }).click()
  const drawer = page.getByRole('dialog', { name: '搭配成套' })
  await drawer.getByRole('button', { name: /^晨曦短款钱夹/ }).click()
  await expect(drawer.getByText('搭配 2 件')).toBeVisible()
  expect.soft(await axe(page), 'the drawer').toEqual([])
  await drawer.getByRole('button', { name: '一并加入购物袋' }).click()

  await expect(miniBag.lines).toHaveCount(3)
  await miniBag.close.click()
  await expect(bundle.getByText('搭配 0 件')).toBeVisible()
})

test('[P07] letters are seen on the picture, and stand on the line of the bag', async ({
  page,
  store,
  axe,
}) => {
  const { product, miniBag } = store
  await product.open(pieces.toteNoir)
  await product.choose(pieces.toteNoir)
  await page.getByRole('button', { name: '添加压印字母' }).press('Enter')
  await expect(page.getByRole('textbox', { name: '压印字母' })).toBeFocused()
  await page.keyboard.type('lw1')

  await expect(page.locator('svg text').filter({ hasText: 'LW' })).toHaveCount(2)
  expect.soft(await axe(page)).toEqual([])
  await product.addButton.click()
  await expect(miniBag.line(pieces.toteNoir).root).toContainText('压印字母 LW')
})
