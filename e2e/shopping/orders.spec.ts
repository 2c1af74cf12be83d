import { expect, test } from '../fixtures'
import { operator } from '../support/operator'
import { pieces } from '../support/products'

const piece = pieces.bandanaBordeaux

test('[B07] an order is paid another way, another one is canceled, and what was bought is bought again', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { payment, sandbox, orders } = store
  await shopper.registerQuickly(mobile)
  await shopper.add(piece.sku)
  const { orderBn } = await shopper.placeOrder()
  await payment.openCashier(orderBn)
  await payment.method('支付宝').check()
  await expect(payment.method('支付宝')).toBeEnabled()
  await payment.pay.click()
  await sandbox.let('支付成功')
  await payment.viewOrder.click()
  await expect(orders.step('付款成功')).toHaveAttribute('aria-current', 'step')
  await expect(orders.detail).toContainText('支付宝')

  await orders.detail.getByRole('button', { name: '再次购买' }).click()
  await expect(page.getByText('商品已加入购物袋。')).toBeVisible()
  await page.getByRole('link', { name: '查看购物袋' }).click()
  await expect(store.bag.lines).toHaveCount(1)

  const second = await shopper.placeOrder()
  await orders.open()
  await orders.order(second.orderBn).getByRole('button', { name: '取消订单' }).click()
  await page.getByRole('button', { name: '确认取消' }).click()
  await expect(orders.order(second.orderBn)).toContainText('已取消')
  expect(await shopper.orders()).toEqual([
    { orderBn: second.orderBn, status: 'canceled' },
    { orderBn, status: 'paid' },
  ])
})

test('[B08] a parcel is followed from the boutique to the door', async ({ page, store, shopper, mobile }) => {
  const { orders } = store
  await shopper.registerQuickly(mobile)
  await shopper.add(piece.sku)
  const placed = await shopper.placeOrder()
  await shopper.pay(placed)
  const trackNumber = `SB${placed.orderBn}`
  await operator.shipOrder(placed.orderBn, trackNumber)

  await orders.openOrder(placed.orderBn)
  await expect(orders.status).toHaveText('已发货')
  await orders.detail.getByRole('link', { name: '查看物流' }).click()
  await expect(page).toHaveURL(`/order/logistics?order=${placed.orderBn}&number=${trackNumber}`)
  const parcel = page.getByRole('region', { name: `沙箱速运 ${trackNumber}` })
  await expect(parcel).toContainText('快件已揽收')
  await expect(parcel).toContainText('运送中')

  await page.goto(`/rest/sandbox/carrier/${trackNumber}`)
  for (let stop = 1; stop < 5; stop += 1) await page.getByRole('button', { name: '前往下一站' }).click()
  await expect(page.getByText('快件已送达。')).toBeVisible()
  await page.goto(`/order/logistics?order=${placed.orderBn}`)
  await expect(parcel).toContainText('已签收')
  await expect(parcel.getByRole('list', { name: '物流轨迹' }).getByRole('listitem')).toHaveCount(5)
})
