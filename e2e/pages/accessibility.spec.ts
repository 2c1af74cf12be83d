import { expect, test } from '../fixtures'
import { operator } from '../support/operator'
import { pieces } from '../support/products'

test.use({ reducedMotion: 'reduce' })

const publicPages = [
  { name: 'home', path: '/' },
  { name: 'a world', path: '/categories/women' },
  { name: 'a landing category', path: '/categories/women/handbags' },
  { name: 'a list', path: '/categories/women/handbags/tote' },
  { name: 'a virtual pop-up store', path: '/pop-up/aurore' },
  { name: 'a campaign', path: '/collections/campaigns/2026-brume' },
  { name: 'a filtered list without a result', path: '/categories/women/handbags/tote?filters=color:none' },
  { name: 'a product', path: `/${pieces.toteNoir.url}` },
  { name: 'a product with sizes', path: '/aurore-top-handle-bag-bg0101' },
  { name: 'a product with a film', path: '/bois-de-septembre-pf0102' },
  { name: 'a belt', path: '/aurore-bespoke-belt-bl0201' },
  { name: 'a product that is sold out', path: '/ecorce-woven-tote-bg0306' },
  { name: 'a product whose price is hidden', path: '/arcade-emerald-ring-fj0103' },
  { name: 'a text page', path: '/privacy-policy' },
  { name: 'the 404 page', path: '/no-such-piece' },
  { name: 'the empty bag', path: '/shopping-bag' },
  { name: 'the login before checkout', path: '/checkout/login' },
  { name: 'the forgotten password', path: '/forgotpassword' },
  { name: 'binding a mobile', path: '/login/wechat-bind-mobile' },
]

for (const { name, path } of publicPages) {
  test(`[X03] ${name} has no violations`, async ({ page, axe }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

    expect(await axe(page)).toEqual([])
  })
}

test('[X03] the filters have no violations', async ({ page, store, axe }) => {
  const { category } = store
  await category.open('women/handbags/tote')
  await category.filterButton.click()
  await expect(category.filters.getByRole('checkbox').first()).toBeVisible()

  expect(await axe(page)).toEqual([])
})

test('[X03] login and registration have no violations', async ({ page, store, mobile, axe }) => {
  const { home, login } = store
  await home.open()
  await home.accountButton.click()
  await expect(login.asCustomer.picture).toBeVisible()
  expect.soft(await axe(page), 'by code').toEqual([])

  await login.button('密码登录').click()
  expect.soft(await axe(page), 'by password').toEqual([])

  await login.button('忘记密码？').click()
  await expect(login.recovery.picture).toBeVisible()
  expect.soft(await axe(page), 'forgotten password').toEqual([])

  await login.button('返回').click()
  await login.tab('注册').click()
  await expect(login.registration.picture).toBeVisible()
  expect.soft(await axe(page), 'registration, locked').toEqual([])

  await login.registration.proveMobile(mobile)
  await expect(login.registration.proven).toBeVisible()
  await login.registration.submit.click()
  await expect(login.registration.agreement).toHaveAttribute('aria-invalid', 'true')
  expect.soft(await axe(page), 'registration, with faults').toEqual([])
})

test('[X03] the drawer of the bag and the quick login have no violations', async ({ page, store, axe }) => {
  const { product, miniBag, login } = store
  await product.open(pieces.toteNoir)
  await product.choose(pieces.toteNoir)
  await product.addButton.click()
  await expect(miniBag.line(pieces.toteNoir).root).toBeVisible()
  expect.soft(await axe(page), 'bag').toEqual([])

  await miniBag.checkout.click()
  await login.tab('游客结算').click()
  await expect(login.asGuest.picture).toBeVisible()
  await login.asGuest.mobile.fill('123')
  await login.asGuest.send.click()
  await expect(login.asGuest.mobile).toHaveAttribute('aria-invalid', 'true')
  expect.soft(await axe(page), 'quick login, with faults').toEqual([])
})

test('[X03] the menu on a phone has no violations', async ({ page, store, axe, isMobile }) => {
  test.skip(!isMobile, 'On desktop the menu stands in the header')
  await store.home.open()
  await store.home.menuButton.click()
  const menu = page.getByRole('dialog', { name: '菜单' })
  await menu.getByText('女士').first().click()
  await expect(menu.getByRole('link', { name: '查看全部' }).first()).toBeVisible()

  expect(await axe(page)).toEqual([])
})

test('[X03] the address book has no violations', async ({ page, store, shopper, mobile, axe }) => {
  const { addressBook } = store
  await shopper.register(mobile, 'aurore1924')
  await addressBook.open()
  await expect(addressBook.empty).toBeVisible()
  expect.soft(await axe(page), 'empty').toEqual([])

  await addressBook.add.click()
  await addressBook.save.click()
  await expect(addressBook.fields.field('收货人姓名')).toHaveAttribute('aria-invalid', 'true')
  expect.soft(await axe(page), 'form with faults').toEqual([])

  await addressBook.fields.fill()
  await addressBook.save.click()
  await expect(addressBook.entries).toHaveCount(1)
  expect.soft(await axe(page), 'one address').toEqual([])
  await addressBook.entry('林晚').remove.click()
  await expect(addressBook.removal).toBeVisible()
  expect.soft(await axe(page), 'before removing').toEqual([])
})

test('[X03] the way from bag to order has no violations', async ({ page, store, shopper, mobile, axe }) => {
  const { bag, checkout, payment, sandbox, orders } = store
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.squareNuit.sku)
  const unpaid = await shopper.placeOrder()
  await shopper.add(pieces.squareNuit.sku)

  const look = async (name: string) => {
    await test.step(name, async () => {
      expect.soft(await axe(page), name).toEqual([])
    })
  }

  await bag.open()
  await expect(bag.lines).toHaveCount(1)
  await look('bag')

  await checkout.open()
  await expect(checkout.lines).toHaveCount(1)
  await look('checkout')
  await checkout.placeOrder.click()
  await expect(checkout.field('收货人姓名')).toHaveAttribute('aria-invalid', 'true')
  await look('checkout with faults')
  await checkout.choice('门店自提').check()
  await expect(checkout.choice('桂巷旗舰店')).toBeVisible()
  await checkout.choice('企业').check()
  await look('checkout with pick-up and a company invoice')

  await payment.openCashier(unpaid.orderBn)
  await expect(payment.pay).toBeVisible()
  await look('cashier')
  await page.goto(`/checkout/payment-guide?order=${unpaid.orderBn}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('payment guide')
  await page.goto(`/checkout/payment-failure?order=${unpaid.orderBn}`)
  await expect(payment.outcome('支付未成功')).toBeVisible()
  await look('failure')
  await payment.openResult(unpaid.orderBn)
  await expect(payment.outcome('正在确认支付结果')).toBeVisible()
  await look('result, open')

  await orders.open()
  await expect(orders.orders).toHaveCount(1)
  await look('orders')

  await page.goto(unpaid.payUrl)
  await expect(sandbox.title).toBeVisible()
  await look('sandbox payment')
  await sandbox.let('支付成功')
  await expect(payment.outcome('支付成功')).toBeVisible()
  await look('result, paid')
  await payment.viewOrder.click()
  await expect(orders.status).toBeVisible()
  await look('order')

  await operator.shipOrder(unpaid.orderBn, `SB${unpaid.orderBn}`)
  await page.goto(`/order/logistics?order=${unpaid.orderBn}`)
  await expect(page.getByText('快件已揽收')).toBeVisible()
  await look('logistics')
  await page.goto(`/rest/sandbox/carrier/SB${unpaid.orderBn}`)
  await expect(page.getByRole('button', { name: '前往下一站' })).toBeVisible()
  await look('sandbox carrier')
})

test('[X03] the personal data and the consent drawer have no violations', async ({
  page,
  store,
  shopper,
  mobile,
  axe,
}) => {
  const { personalData, consent } = store
  await shopper.register(mobile, 'aurore1924', { customerVersion: '2024-06' })
  await personalData.open()
  await expect(personalData.button('编辑资料')).toBeVisible()
  expect.soft(await axe(page), 'as it is read').toEqual([])

  await personalData.button('编辑资料').click()
  await personalData.field('电子邮箱（选填）').fill('wan@')
  await personalData.button('保存').click()
  await expect(personalData.field('电子邮箱（选填）')).toHaveAttribute('aria-invalid', 'true')
  await personalData.button('修改密码').click()
  await personalData.section('同意与授权').getByText('查看记录').click()
  expect.soft(await axe(page), 'as it is changed').toEqual([])

  await personalData.button('注销账户').click()
  await expect(personalData.deletion).toBeVisible()
  expect.soft(await axe(page), 'the end of the account').toEqual([])

  await page.goto('/checkout')
  await consent.agree.click()
  await expect(consent.boxes.first()).toBeFocused()
  expect(await axe(page), 'the consent drawer').toEqual([])
})

test('[X03] the wishlist, empty and filled, and a heart have no violations', async ({
  page,
  shopper,
  mobile,
  axe,
}) => {
  await shopper.registerQuickly(mobile)
  await page.goto('/wish-list')
  await expect(page.getByRole('heading', { name: '您的心愿单还是空的' })).toBeVisible()
  expect.soft(await axe(page), 'empty').toEqual([])

  await shopper.wish(pieces.toteNoir.sku)
  await page.reload()
  await expect(
    page.getByRole('button', { name: `收藏 ${pieces.toteNoir.name}`, pressed: true }),
  ).toBeVisible()
  expect.soft(await axe(page), 'filled').toEqual([])
})
