import { expect, test } from '../fixtures'
import { pieces } from '../support/products'

const { name, url } = pieces.toteNoir

test('[B11] a heart of a list is on the wishlist until it is pressed again, and its piece goes into the bag', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  await shopper.registerQuickly(mobile)
  const heart = page.getByRole('main').getByRole('button', { name: `收藏 ${name}` })
  await store.category.open('women/handbags/tote')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => shopper.wishes()).toEqual(['BG-0301'])

  await page.goto('/wish-list')
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', new RegExp(url))
  await page.getByRole('button', { name: `将 ${name} 加入购物袋` }).click()
  await expect(store.miniBag.root).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(store.miniBag.root).toBeHidden()
  await heart.press('Enter')

  await expect(page.getByRole('heading', { name: '您的心愿单还是空的' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[B11] what a visitor presses is on the wishlist after a quick registration in the drawer that opens', async ({
  page,
  store: { login, product },
  shopper,
  mobile,
}) => {
  await product.open(pieces.toteNoir)
  const heart = page.getByRole('button', { name: `收藏 ${name}` }).first()
  await heart.press('Enter')
  await expect(login.loginDrawer).toBeVisible()
  await login.tab('快速注册').click()
  await login.asNewcomer.proveMobile(mobile)
  await login.asNewcomer.agreement.check()
  await login.asNewcomer.root.getByRole('button', { name: '注册' }).click()

  await expect(login.loginDrawer).toBeHidden()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => shopper.wishes()).toEqual(['BG-0301'])
})
