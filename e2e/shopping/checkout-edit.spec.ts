import { expect, test } from '../fixtures'
import { pieces } from '../support/products'

test('[B04] who edits the bag at checkout finds what was to be ordered first, and returns to it with the new total', async ({
  page,
  store: { bag, checkout },
  shopper,
  mobile,
}) => {
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.squareRose.sku)
  await shopper.add(pieces.walletRose.sku)
  await bag.open()
  await bag.line(pieces.walletRose).selection.uncheck()
  await bag.checkout.click()
  await expect(checkout.lines).toHaveCount(1)

  await checkout.edit.click()
  await expect(bag.lines.first()).toContainText(pieces.squareRose.name)
  await bag.line(pieces.squareRose).more.click()
  await expect(bag.line(pieces.squareRose).quantity).toHaveText('2')
  await bag.checkout.click()

  await expect(page).toHaveURL('/checkout?from=checkout-edit')
  await expect(checkout.lines).toHaveCount(1)
  await expect(checkout.lines.first()).toContainText('数量 2')
  await bag.open()
  await expect(bag.lines).toHaveCount(2)
})
