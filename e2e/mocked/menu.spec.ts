import { expect, test } from '../fixtures'
import { counting, failing, holding } from '../support/faults'

const handbags = '/categories/women/handbags'
const five = ['女士', '男士', '系列', '时装屋', '高级香水']

test('[S09] a slow menu shows its five entries and a skeleton until it is there, whose shape is kept', async ({
  page,
  store,
}) => {
  const { menu } = store
  const release = await holding(page, 'listCategories')
  await menu.openPage(handbags, '女士')
  await menu.barLink('女士').click()

  for (const name of five) await expect(menu.entry(name)).toBeVisible()
  await expect(menu.panel.getByTestId('menu-skeleton')).toBeVisible()
  release()
  await expect(menu.entry('手袋')).toBeVisible()
  await expect(menu.panel.getByTestId('menu-skeleton')).toHaveCount(0)

  const kept = (await page.context().cookies()).find(({ name }) => name === 'skeleton_navs')
  expect(kept?.value).toMatch(/^11(\.\d+){4}$/)
  const minutes = (kept!.expires - Date.now() / 1000) / 60
  expect(minutes).toBeGreaterThan(21_590)
  expect(minutes).toBeLessThanOrEqual(21_600)
})

test('[S09][X04] a menu that cannot be read keeps its five entries, says so and recovers', async ({
  page,
  store,
}) => {
  const { menu } = store
  await failing(page, 'listCategories', 'broken')
  await menu.openPage(handbags, '女士')
  await menu.barLink('男士').click()

  await expect(menu.panel.getByRole('alert')).toContainText('完整菜单暂时无法显示')
  for (const name of five) await expect(menu.entry(name)).toBeVisible()
  await expect(menu.link(/查看全部/)).toHaveAttribute('href', '/categories/men?nav=view-more-men')

  await page.unrouteAll()
  await menu.entry('重新加载').click()
  await expect(menu.link('鞋履').or(menu.entry('鞋履'))).toBeVisible()
  await expect(menu.panel.getByRole('alert')).toBeHidden()
})

test('[S07] opening asks for the bag’s count, and for the wishlist only with a login', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { menu } = store
  await shopper.enter()
  await menu.openPage(handbags, '女士')
  const counts = counting(page, 'getCartCount')
  const wishes = counting(page, 'listWishSkus')
  await menu.barLink('女士').click()
  await expect(menu.entry('手袋')).toBeVisible()
  await expect.poll(counts).toBeGreaterThan(0)
  expect(wishes()).toBe(0)

  await shopper.registerQuickly(mobile)
  await menu.openPage(handbags, '女士')
  await menu.barLink('女士').click()
  await expect.poll(wishes).toBe(1)
})
