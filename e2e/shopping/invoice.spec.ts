import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures'
import { operator } from '../support/operator'
import { pieces } from '../support/products'

const company = '上海林间文化艺术品进出口贸易有限公司'

test('[B09][X03] the invoice of a paid order is asked for in the name of a company, issued and fetched', async ({
  page,
  shopper,
  mobile,
  axe,
}) => {
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.bandanaBordeaux.sku)
  const placed = await shopper.placeOrder()
  await shopper.pay(placed)
  const title = page.getByRole('article').getByRole('heading', { level: 1 })
  const form = page.getByRole('form', { name: '开票信息' })
  const field = (name: string) => form.getByRole('textbox', { name })

  await page.goto(`/order?order=${placed.orderBn}`)
  await page.getByRole('article').getByRole('link', { name: '申请发票' }).click()
  await expect(page).toHaveURL(`/order/invoice?order=${placed.orderBn}`)
  await page.getByRole('radio', { name: '企业' }).check()
  await field('企业名称').fill(company)
  await field('税号').fill('9131')
  await field('电子邮箱').fill('books@example.com')
  await field('电子邮箱').press('Enter')
  await expect(page.getByText('请输入正确的税号')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await field('税号').fill('91310000MA1K45678X')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(title).toHaveText('开票中')
  await expect(title).toBeFocused()
  expect(await axe(page)).toEqual([])

  await operator.issueInvoice(placed.orderBn)
  await page.reload()
  await expect(title).toHaveText('已开票')
  await expect(page.getByRole('article')).toContainText(company)
  expect(await axe(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载电子发票' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^奥蕾发票-FP\w+\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await page.getByRole('link', { name: `返回订单 ${placed.orderBn}` }).click()
  await expect(page.getByRole('link', { name: '查看发票' })).toBeVisible()
})
