import { expect, test } from '../fixtures'
import { operator } from '../support/operator'
import { ownPieces, pieces } from '../support/products'

test.beforeEach(async ({ shopper }) => {
  await shopper.enter()
})

test('[B01] ten quick presses end in the right number', async ({ page, store, shopper }) => {
  const { bag } = store
  const line = bag.line(pieces.toteCreme)
  await shopper.add(pieces.toteCreme.sku)
  await bag.open()

  await expect(line.quantity).toHaveText('1')
  for (let press = 0; press < 10; press += 1) await line.more.click()

  await expect(line.quantity).toHaveText('11')
  await expect(bag.title).toContainText('11 件')
  await expect(bag.summary).toContainText('已选 11 件')
  await page.reload()
  await expect(line.quantity).toHaveText('11')
})

test('[B01] a line can be taken out, the last one too', async ({ store, shopper }) => {
  const { bag } = store
  await shopper.add(pieces.toteCreme.sku)
  await shopper.add(pieces.squareNuit.sku)
  await bag.open()

  await bag.line(pieces.squareNuit).remove.click()
  await expect(bag.lines).toHaveCount(1)
  await expect(bag.title).toBeFocused()
  await bag.line(pieces.toteCreme).remove.click()
  await expect(bag.title).toHaveText('您的购物袋还是空的')
})

test('[B01] only what is selected is counted and ordered', async ({ page, store, shopper }) => {
  const { bag } = store
  await shopper.add(pieces.toteCreme.sku)
  await shopper.add(pieces.squareNuit.sku, 2)
  await bag.open()

  await expect(bag.all).toBeChecked()
  await bag.line(pieces.squareNuit).selection.uncheck()
  await expect(bag.summary).toContainText('已选 1 件')
  await expect(bag.all).not.toBeChecked()

  await bag.line(pieces.toteCreme).selection.uncheck()
  await expect(bag.summary.getByRole('button', { name: '请选择需要结算的商品' })).toBeDisabled()

  await bag.all.check()
  await expect(bag.summary).toContainText('已选 3 件')
  await page.reload()
  await expect(bag.summary).toContainText('已选 3 件')
})

test('[B01] a line that is sold out says so, is not counted, and leaves the rest to be bought', async ({
  store,
  shopper,
}, { project }) => {
  const { bag } = store
  const { soldOut } = ownPieces[project.name]!
  await operator.setStock(soldOut.sku, 5)
  await shopper.add(soldOut.sku)
  await shopper.add(pieces.toteCreme.sku)
  await operator.setStock(soldOut.sku, 0)
  await bag.open()

  await expect(bag.line(soldOut).notice).toHaveText('该商品暂时缺货')
  await expect(bag.line(soldOut).selection).toBeDisabled()
  await expect(bag.summary).toContainText('已选 1 件')
  await expect(bag.checkout).toBeEnabled()
})

test('[B01][P06] no more can be bought than there are', async ({ store, shopper }, { project }) => {
  const { bag, product } = store
  const { scarce } = ownPieces[project.name]!
  await operator.setStock(scarce.sku, 3)
  await shopper.add(scarce.sku, 2)
  await bag.open()

  await bag.line(scarce).more.click()
  await expect(bag.line(scarce).quantity).toHaveText('3')
  await expect(bag.line(scarce).more).toBeDisabled()

  await product.open(scarce)
  await product.choose(scarce)
  await product.addButton.click()
  await expect(product.refusal).toContainText('库存不足')
})
