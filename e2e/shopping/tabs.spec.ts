import { expect, test } from '../fixtures'
import { pieces } from '../support/products'
import { storeIn } from '../support/store'

const piece = pieces.ribbonRose

test('[C10][C01][B02] what goes into the bag in one tab is counted in the other, which nobody touched', async ({
  page,
  context,
  store,
  outbox,
}) => {
  await store.home.open()
  const other = storeIn(await context.newPage(), outbox)

  await other.product.open(piece)
  await other.product.choose(piece)
  await other.product.addButton.click()
  await expect(other.miniBag.line(piece).root).toBeVisible()

  await expect(store.frame.bag).toContainText('1')

  await other.miniBag.line(piece).remove.click()
  await expect(store.frame.bag).not.toContainText('1')
  await expect(page).toHaveURL('/')
})

test('[C10][C11][S02] a login in one tab is a login in all, and so is its end', async ({
  page,
  context,
  store,
  outbox,
  mobile,
}) => {
  await page.goto('/order')
  await expect(store.login.loginDrawer).toBeVisible()
  const otherPage = await context.newPage()
  const other = storeIn(otherPage, outbox)

  await test.step('who logs in in the other tab is led on in this one', async () => {
    await other.login.openPage()
    await other.login.continueAsGuest(mobile)
    await expect(otherPage).toHaveURL('/checkout')

    await expect(page).toHaveURL('/order')
    await expect(page.getByRole('heading', { name: '您还没有订单' })).toBeVisible()
    await expect(store.login.loginDrawer).toBeHidden()
  })

  await test.step('a session that the other tab finds ended leaves no customer’s page open in this one', async () => {
    await otherPage.goto('/')
    await context.clearCookies({ name: /^(token|session|user_info)$/ })
    await otherPage.reload()

    await expect(page).toHaveURL('/?isLogin=open&returnUrl=%2Forder')
    await expect(store.login.loginDrawer).toBeVisible()
  })
})
