import { expect, test } from '../fixtures'
import { operator } from '../support/operator'
import { pieces } from '../support/products'

test('[B10][X03] a piece goes back by post: asked for, sent, received, and the money is back', async ({
  page,
  shopper,
  mobile,
  axe,
}) => {
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.bandanaBordeaux.sku, 2)
  const placed = await shopper.placeOrder()
  await shopper.pay(placed)
  await operator.completeOrder(placed.orderBn)

  await page.goto(`/order?order=${placed.orderBn}`)
  await page.getByRole('link', { name: '申请退货' }).click()
  await page.getByRole('main').getByRole('checkbox').check()
  await page.getByRole('button', { name: '提交退货申请' }).click()
  await expect(page.getByText('请选择退货原因')).toBeVisible()
  await page.getByRole('combobox', { name: '退货原因' }).selectOption('不再需要')
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: '提交退货申请' }).click()

  await expect(page.getByRole('heading', { name: '退货申请已提交' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: '查看退货进度' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '审核中' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('id') ?? ''

  await operator.approveReturn(id)
  await page.reload()
  await page.getByRole('textbox', { name: '快递公司' }).fill('顺丰速运')
  await page.getByRole('textbox', { name: '运单号' }).fill('SF1234567890')
  expect(await axe(page)).toEqual([])
  await page.getByRole('textbox', { name: '运单号' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '退货中' })).toBeVisible()
  await expect(page.getByRole('button', { name: '取消退货' })).toBeHidden()

  await operator.refundReturn(id)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '已退款' })).toBeVisible()
  await page.getByRole('link', { name: `返回订单 ${placed.orderBn}` }).click()
  await expect(page.getByRole('article').getByRole('heading', { level: 1, name: '已完成' })).toBeVisible()
  await expect(page.getByRole('link', { name: '查看退货' })).toHaveCount(1)
})
