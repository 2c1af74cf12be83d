import { expect, test } from '../fixtures'
import { callAs } from '../support/gateway'
import { pieces } from '../support/products'

const tote = '/categories/women/handbags/tote'

test.describe('on desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'The phone has a menu of its own')

  test('[S07] three levels open where the page is, lead on with a nav query, and close by button or outside', async ({
    page,
    store,
    axe,
  }) => {
    const { menu, category } = store
    await menu.openPage(tote, '女士')
    await menu.barLink('女士').click()

    await test.step('the levels of the page are open', async () => {
      await expect(menu.entry('手袋')).toHaveAttribute('aria-expanded', 'true')
      await expect(menu.link('水桶包')).toBeVisible()
      await expect(menu.link(/单手柄的经典手提包/)).toBeVisible()
      expect(await axe(page)).toEqual([])
    })

    await test.step('another world, another level', async () => {
      await menu.entry('男士').click()
      await expect(menu.link('水桶包')).toBeHidden()
      await menu.entry('成衣').click()
      await menu.link('针织').click()
      await expect(category.title).toContainText('针织')
      await expect(page).toHaveURL('/categories/men/ready-to-wear/knitwear?nav=men-ready-to-wear-knitwear')
      await expect(menu.panel).toBeHidden()
    })

    await test.step('opened again it follows the link that was chosen', async () => {
      await expect(menu.barLink('男士')).toHaveAttribute('aria-current', 'true')
      await menu.barLink('男士').click()
      await expect(menu.entry('成衣')).toHaveAttribute('aria-expanded', 'true')
      await menu.close.click()
      await expect(menu.panel).toBeHidden()
      await expect(menu.barLink('男士')).toBeFocused()
    })

    await test.step('a press outside closes it', async () => {
      await menu.barLink('系列').click()
      await expect(menu.entry('时装秀')).toBeVisible()
      await page.mouse.click(720, 880)
      await expect(menu.panel).toBeHidden()
    })
  })

  test('[S07][X03] the menu can be walked with the keyboard alone', async ({ page, store }) => {
    const { menu, category } = store
    await menu.openPage('/categories/haute-perfumery', '高级香水')
    await menu.barLink('高级香水').focus()
    await page.keyboard.press('Enter')
    await expect(menu.entry('高级香水')).toBeFocused()
    await expect(menu.entry('香水')).toBeVisible()

    await page.keyboard.press('ArrowDown')
    await expect(menu.entry('香水')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(menu.link('木质香')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(menu.entry('香水')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu.panel).toBeHidden()
    await expect(menu.barLink('高级香水')).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(menu.entry('香水')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(menu.link('香氛蜡烛').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(category.title).toContainText('香氛蜡烛')
  })

  test('[S07] a customer reads what is wished for and what is in the bag at its foot', async ({
    page,
    store,
    shopper,
    mobile,
  }) => {
    await shopper.registerQuickly(mobile)
    await shopper.add(pieces.toteNoir.sku)
    await shopper.wish(pieces.toteNoir.sku)
    const { menu } = store
    await menu.openPage(tote, '女士')
    await menu.barLink('女士').click()

    await expect(menu.link('心愿单 (1)')).toBeVisible()
    await expect(menu.link('购物袋 (1)')).toBeVisible()
    await expect(menu.link('我的账户')).toBeVisible()
    await expect(menu.link('专卖店')).toBeVisible()
    await menu.entry('搜索').click()
    await expect(page.getByRole('dialog', { name: '搜索' })).toBeVisible()
    await expect(menu.panel).toBeHidden()
  })

  test('[S07][S24] every category is two steps from home without scripts', async ({ request }) => {
    test.setTimeout(120_000)
    const { items } = await callAs(request, 'listCategories')
    const paths = (entries: typeof items): string[] =>
      entries.flatMap(({ url, items: below }) => [url, ...paths(below)])
    const linked = async (path: string) => {
      const html = await (await request.get(path)).text()
      return [...html.matchAll(/<a [^>]*?href="([^"?#]+)/g)].map(([, href]) => href!)
    }

    const fromHome = new Set(await linked('/'))
    const near = items.flatMap((top) => [top.url, ...top.items.map(({ url }) => url)])
    expect(near.filter((path) => !fromHome.has(path))).toEqual([])
    const further = new Set(fromHome)
    for (const path of near) for (const href of await linked(path)) further.add(href)
    expect(paths(items).filter((path) => !further.has(path))).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'Wide screens have a menu of their own')

  test('[S08] Back and Forward pass over a menu that was left by a link', async ({ page, store }) => {
    const { menu } = store
    await page.goto('/contact')
    await menu.phoneButton.click()
    await menu.link('专卖店').click()
    await expect(page).toHaveURL('/stores')

    await page.goBack()
    await expect(page).toHaveURL('/contact')
    await expect.poll(() => page.evaluate(() => 'overlay' in Object(history.state))).toBe(false)
    await page.goForward()

    await expect(page).toHaveURL('/stores')
  })

  test('[S08] Back goes up level by level and then closes; a link followed from a level is one step', async ({
    page,
    store,
    axe,
  }) => {
    const { menu, category } = store
    await menu.openPage(tote, '女士')

    await test.step('it opens at the level of the page', async () => {
      await menu.phoneButton.click()
      await expect(menu.level).toHaveText('手袋')
      await expect(menu.link(/查看全部/)).toHaveAttribute(
        'href',
        '/categories/women/handbags?nav=view-all-women-handbags',
      )
      expect(await axe(page)).toEqual([])
    })

    await test.step('up by its own button, up by Back, closed by Back', async () => {
      await menu.back.click()
      await expect(menu.level).toHaveText('女士')
      await page.goBack()
      await expect(menu.entry('高级香水')).toBeVisible()
      await page.goBack()
      await expect(menu.panel).toBeHidden()
      await expect(page).toHaveURL(tote)
    })

    await test.step('a link is followed, and Back leads to the page before the menu', async () => {
      await menu.phoneButton.click()
      await expect(menu.level).toHaveText('手袋')
      await menu.link('晚宴包').click()
      await expect(category.title).toContainText('晚宴包')
      await expect(menu.panel).toBeHidden()
      await page.goBack()
      await expect(category.title).toContainText('托特包')
      await expect(page).toHaveURL(tote)
    })

    await test.step('closed from a level it leaves nothing in the history', async () => {
      await menu.phoneButton.click()
      await expect(menu.level).toHaveText('手袋')
      await menu.close.click()
      await expect(menu.panel).toBeHidden()
      await expect(page).toHaveURL(tote)
      expect(await page.evaluate(() => 'overlay' in (history.state as object))).toBe(false)
    })
  })

  test('[S08] on a product page it begins at the first level, and ends with the ways out', async ({
    page,
    store,
  }) => {
    const { menu, login, product } = store
    await menu.openPage(`/${pieces.toteNoir.url}`, '女士')
    await expect(product.name).toBeVisible()
    await menu.phoneButton.click()

    await expect(menu.entry('女士')).toBeVisible()
    await expect(menu.level).toHaveCount(0)
    for (const name of ['专卖店', '购物袋', '联系我们']) await expect(menu.link(name)).toBeVisible()
    await menu.panel.getByRole('button', { name: /中国大陆/ }).click()
    await expect(page.getByRole('dialog', { name: '请选择您的国家/地区' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await menu.phoneButton.click()
    await menu.entry('心愿单').click()
    await expect(login.loginDrawer).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(product.name).toBeVisible()
  })
})
