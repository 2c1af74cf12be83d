import { expect, test } from '../fixtures'
import { failing } from '../support/faults'

test('[C09][X04] consent that cannot be saved hides the drawer, and the next load asks again', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { consent } = store
  await shopper.register(mobile, 'aurore1924', { customerVersion: '2024-06' })
  await failing(page, 'saveCustomer', 'broken', { times: 1 })
  await page.goto('/checkout')

  await consent.accept()

  await page.goto('/checkout')
  await expect(consent.root).toBeVisible()
})

test('[C09][X04] versions that cannot be read ask nothing and hold nobody up', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  await shopper.register(mobile, 'aurore1924', { customerVersion: '2024-06' })
  await failing(page, 'getCmsBlock', 'broken')
  const read = page.waitForResponse((response) =>
    response.url().includes('/cms/block/identifier/privacy-policy'),
  )

  await page.goto('/checkout')
  await read

  await expect(page.getByRole('heading', { name: '没有需要结算的商品' })).toBeVisible()
  await expect(store.consent.root).toBeHidden()
})

test('[C12][X04] personal data that cannot be read say so, and are read again', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { personalData } = store
  await shopper.register(mobile, 'aurore1924')
  await failing(page, 'getAccount', 'broken', { times: 1 })

  await personalData.open()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('系统繁忙')
  await personalData.button('重试').click()

  await expect(personalData.section('基本资料')).toContainText('林晚')
})

test('[C12][X04] a failed export and a refused code are told', async ({ page, store, shopper, mobile }) => {
  const { personalData } = store
  await shopper.register(mobile, 'aurore1924')
  await failing(page, 'exportAccount', 'tooMany', { times: 1 })
  await personalData.open()

  await personalData.button('导出我的数据').click()
  await expect(personalData.section('我的数据').getByRole('alert')).toContainText('操作过于频繁')

  await personalData.button('注销账户').click()
  await personalData.deletion.getByRole('checkbox', { name: '我已了解注销的后果' }).check()
  await personalData.deletion.getByRole('button', { name: '发送验证码并继续' }).click()
  await expect(personalData.deletion.getByRole('alert')).toContainText('短信验证码发送过于频繁')
})
