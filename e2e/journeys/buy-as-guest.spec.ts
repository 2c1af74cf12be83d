import { expect, test } from '../fixtures'
import { chengdu } from '../support/pages/address-fields'
import { pieces } from '../support/products'

const piece = pieces.toteNoir

test('[P02][P04][P06][B01][B03][C06][C08][B05][B06][B07][X02] somebody without an account finds a bag, buys it and sees the order', async ({
  page,
  store,
  mobile,
}) => {
  const { home, category, product, miniBag, bag, login, checkout, payment, sandbox, orders } = store

  await test.step('from home to the product', async () => {
    await home.open()
    await home.heroLink.click()
    await expect(category.title).toContainText('手袋')
    await category.subCategory('托特包').click()
    await expect(category.title).toContainText('托特包')
    await category.product(piece.name).click()
    await expect(product.name).toHaveText(piece.name)
  })

  await test.step('into the bag', async () => {
    await product.choose(piece)
    await product.addButton.click()
    await expect(miniBag.line(piece).root).toContainText('墨黑')
    await miniBag.wholeBag.click()
    await expect(page).toHaveURL('/shopping-bag')
    await expect(bag.title).toContainText('1 件')
    await expect(bag.lines).toHaveCount(1)
  })

  await test.step('past the quick login as a guest', async () => {
    await bag.checkout.click()
    await expect(login.drawer).toContainText('没有账号也可以购买')
    await login.continueAsGuest(mobile)
    await expect(page).toHaveURL('/checkout?from=pdp')
  })

  await test.step('through checkout, as a gift and with an invoice', async () => {
    await expect(checkout.lines).toHaveCount(1)
    await expect(checkout.lines).toContainText(piece.name)
    await checkout.address.fill(chengdu)
    await checkout.choice('微信支付').check()
    await checkout.askForInvoice({ title: chengdu.name, email: 'lin.wan@example.com' })
    await checkout.addGift('生日快乐')
    await checkout.placeOrder.click()
    await expect(payment.cashier).toBeVisible()
    await expect(page).toHaveURL(/\/checkout\/cashier\?order=/)
  })

  const orderBn = new URL(page.url()).searchParams.get('order')!

  await test.step('pays', async () => {
    await expect(payment.timeLeft).toHaveText(/^(30:00|29:\d\d)$/)
    await payment.pay.click()
    await expect(sandbox.title).toBeVisible()
    await sandbox.let('支付成功')
    await expect(payment.outcome('支付成功')).toBeVisible()
  })

  await test.step('and sees the order', async () => {
    await payment.viewOrder.click()
    await expect(orders.status).toHaveText('待发货')
    await expect(orders.detail).toContainText(orderBn)
    await expect(orders.detail).toContainText(piece.name)
    await expect(orders.detail).toContainText(
      `${chengdu.region} ${chengdu.city} ${chengdu.district} ${chengdu.street}`,
    )
    await expect(orders.detail).toContainText('139****0001')
    await expect(orders.detail).toContainText('生日快乐')
    await expect(orders.detail).toContainText('开票中')
    await orders.backToList.click()
    await expect(orders.orders).toHaveCount(1)
    await expect(orders.order(orderBn)).toContainText('待发货')
  })
})
