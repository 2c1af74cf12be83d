import { expect, test } from '../fixtures'
import { pieces } from '../support/products'
import { returningCustomerOf } from '../support/returning-customer'

const shared = pieces.toteCognac
const fresh = pieces.squareRose

test('[B01][B03][C02][C06][B05][B06][B07][X02] a customer comes back with a guest bag, finds it joined with the old one and picks the order up in a store', async ({
  page,
  store,
}, { project }) => {
  test.setTimeout(130_000)
  const { product, miniBag, login, checkout, payment, sandbox, orders } = store
  const customer = await returningCustomerOf(project.name)

  await test.step('fills a bag as a guest', async () => {
    for (const piece of [shared, fresh]) {
      await product.open(piece)
      await product.choose(piece)
      await product.addButton.click()
      await expect(miniBag.line(piece).root).toBeVisible()
    }
    await expect(miniBag.lines).toHaveCount(2)
  })

  await test.step('logs in by SMS code', async () => {
    await login.openPage()
    await login.continueAsCustomer(customer.mobile)
    await expect(page).toHaveURL('/checkout')
  })

  await test.step('finds the bags joined: the same piece adds up', async () => {
    await expect(checkout.lines).toHaveCount(2)
    await expect(checkout.lines.filter({ hasText: shared.name })).toContainText('数量 2')
    await expect(checkout.lines.filter({ hasText: fresh.name })).toContainText('数量 1')
  })

  await test.step('orders for pick-up and pays', async () => {
    await checkout.choosePickup({ store: '桂巷旗舰店', name: '林晚', mobile: customer.mobile })
    await checkout.choice('银联').check()
    await checkout.placeOrder.click()
    await payment.pay.click()
    await sandbox.let('支付成功')
    await expect(payment.outcome('支付成功')).toBeVisible()
  })

  await test.step('sees both orders', async () => {
    await payment.viewOrder.click()
    await expect(orders.detail).toContainText('门店自提')
    await expect(orders.detail).toContainText('桂巷旗舰店')
    await orders.backToList.click()
    await expect(orders.orders).toHaveCount(2)
    await expect(orders.order(customer.orderBn)).toContainText(pieces.walletNoir.name)
  })
})
