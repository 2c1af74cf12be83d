import { expect, test } from '../fixtures'
import { pieces } from '../support/products'

const piece = pieces.walletRose

test('[B03][P06][C06] 立即购买 as a guest leads past the drawer to a checkout with that piece alone', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { product, login, checkout, payment } = store
  await shopper.enter()
  await shopper.add(pieces.bandanaCeleste.sku)

  await product.open(piece)
  await product.choose(piece)
  await product.buyNowButton.click()
  await login.continueAsGuest(mobile)

  await expect(page).toHaveURL('/checkout?from=pdp')
  await expect(checkout.lines).toHaveCount(1)
  await expect(checkout.lines).toContainText(piece.name)
  await checkout.address.fill()
  await checkout.placeOrder.click()
  await expect(payment.cashier).toBeVisible()
})

test('[B03][C06] who closes the drawer stays on the product with an unchanged bag', async ({ store }) => {
  const { product, login, bag } = store
  await product.open(piece)
  await product.choose(piece)
  await product.buyNowButton.click()
  await login.drawer.getByRole('button', { name: '关闭' }).click()

  await expect(login.drawer).toBeHidden()
  await expect(product.buyNowButton).toBeEnabled()
  await bag.open()
  await expect(bag.title).toHaveText('您的购物袋还是空的')
})

test('[B03] a customer buys at once, without any login', async ({ page, store, shopper, mobile }) => {
  const { product, checkout } = store
  await shopper.registerQuickly(mobile)

  await product.open(piece)
  await product.choose(piece)
  await product.buyNowButton.click()

  await expect(page).toHaveURL('/checkout?from=pdp')
  await expect(checkout.lines).toHaveCount(1)
})

test('[B05] a press on the checkout counts though the error it brings up stands above it', async ({
  store,
  shopper,
  mobile,
}) => {
  const { checkout } = store
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.toteNoir.sku)
  await checkout.open()

  await checkout.address.field('收货人姓名').fill('林')
  await checkout.address.field('收货人姓名').fill('')
  await checkout.giftBox.click()

  await expect(checkout.address.field('收货人姓名')).toHaveAccessibleDescription('此项是必填项')
  await expect(checkout.giftBox).toBeChecked()
})
