import { expect, test, type Locator, type Page } from '../fixtures'
import { chengdu } from '../support/pages/address-fields'
import { pieces } from '../support/products'

const MOST_TABS = 80

/** Presses Tab until the keyboard stands on what is meant. */
async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor()
  const focused = target.and(page.locator(':focus'))
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if ((await focused.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reached by Tab').toBeFocused()
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}

/** Opens a list by typing what it should stand on. */
async function select(page: Page, target: Locator, option: string) {
  await expect(target.getByRole('option', { name: option })).toBeAttached()
  await tabTo(page, target)
  const labels = await target.getByRole('option').allTextContents()
  for (let steps = labels.indexOf(option); steps > 0; steps -= 1) await page.keyboard.press('ArrowDown')
  await expect(target.getByRole('option', { name: option, exact: true })).toHaveJSProperty('selected', true)
}

test('[X03] an order can be placed with the keyboard alone', async ({ page, store, mobile, outbox }) => {
  const { product, miniBag, login, checkout, payment } = store

  await test.step('product', async () => {
    await product.open(pieces.compactNoir)
    await press(page, product.addButton)
    await expect(miniBag.line({ name: pieces.compactNoir.name }).root).toBeVisible()
  })

  await test.step('bag', async () => {
    await press(page, miniBag.checkout)
    await expect(login.drawer).toBeVisible()
  })

  await test.step('quick login', async () => {
    await tabTo(page, login.tab('已有账号'))
    await page.keyboard.press('ArrowRight')
    await expect(login.tab('游客结算')).toBeFocused()
    await type(page, login.asGuest.mobile, mobile)
    await type(page, login.asGuest.captcha, await login.asGuest.readPicture())
    await press(page, login.asGuest.send)
    await type(page, login.asGuest.code, await outbox.latestSms(mobile, 'guest_register'))
    await press(page, login.asGuest.agreement, 'Space')
    await press(page, login.submit)
    await expect(page).toHaveURL('/checkout?from=pdp')
  })

  await test.step('checkout', async () => {
    await type(page, checkout.field('收货人姓名'), chengdu.name)
    await type(page, checkout.field('手机号码'), chengdu.mobile)
    await select(page, checkout.address.place('省份'), chengdu.region)
    await select(page, checkout.address.place('城市'), chengdu.city)
    await select(page, checkout.address.place('区县'), chengdu.district)
    await type(page, checkout.field('详细地址'), chengdu.street)
    await press(page, checkout.placeOrder)
    await expect(payment.cashier).toBeVisible()
  })

  await test.step('cashier', async () => {
    await press(page, payment.pay)
    await expect(store.sandbox.title).toBeVisible()
  })
})

test('[X03][C03] a customer logs in with the keyboard alone', async ({
  page,
  store,
  shopper,
  mobile,
  context,
}) => {
  const { home, login } = store
  await shopper.register(mobile, 'aurore1924')
  await context.clearCookies()
  await home.open()
  await press(page, home.accountButton)
  await press(page, login.button('密码登录'))
  await type(page, login.asCustomer.mobile, mobile)
  await type(page, login.password, 'aurore1924')
  await page.keyboard.press('Enter')

  await expect(login.loginDrawer).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录/注册' })).toHaveCount(0)
})

test('[X03][S17] a drawer keeps the keyboard, closes by Escape and gives it back', async ({
  page,
  store,
}) => {
  const { home, login } = store
  await home.open()
  await tabTo(page, home.accountButton)
  await page.keyboard.press('Enter')
  await expect(login.loginDrawer).toBeVisible()

  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(login.loginDrawer.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')

  await expect(login.loginDrawer).toBeHidden()
  await expect(home.accountButton).toBeFocused()
})

test('[X03] the first Tab leads past the header to the content', async ({ page, store }) => {
  await store.home.open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳至主要内容' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/#content')
})
