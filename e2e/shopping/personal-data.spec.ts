import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { callAs } from '../support/gateway'
import { pieces } from '../support/products'
import { leavingCustomerOf, onceAnotherSmsMayGo } from '../support/returning-customer'

const former = '2024-06'

test('[C09][C12] a customer sees, changes, takes along and deletes what the store knows of them', async ({
  page,
  context,
  store,
  outbox,
}, { project }) => {
  test.setTimeout(150_000)
  const { personalData } = store
  const customer = leavingCustomerOf(project.name)
  const { mobile } = customer
  await context.addCookies(customer.cookies)

  await test.step('sees the profile, the mobile masked', async () => {
    await personalData.open()
    await expect(personalData.section('基本资料')).toContainText('林晚')
    await expect(personalData.section('基本资料')).toContainText(
      `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
    )
    await expect(page.getByText(mobile)).toHaveCount(0)
  })

  await test.step('changes it; what the browser keeps has neither mobile nor token', async () => {
    await personalData.button('编辑资料').click()
    await personalData.field('名').fill('晚晚')
    await personalData.field('电子邮箱（选填）').fill('wan@example.com')
    await personalData.button('保存').click()
    await expect(personalData.section('基本资料')).toContainText('资料已保存')
    await page.reload()
    await expect(personalData.section('基本资料')).toContainText('林晚晚')
    await expect(personalData.section('基本资料')).toContainText('wan@example.com')

    const kept = await page.context().cookies()
    const userInfo = decodeURIComponent(kept.find(({ name }) => name === 'user_info')?.value ?? '')
    expect(userInfo).toContain('晚晚')
    expect(userInfo).not.toMatch(new RegExp(`${mobile}|token`))
  })

  await test.step('takes a consent back, and sees when each was given', async () => {
    await expect(personalData.consent('个性化服务')).toContainText(/^已同意.*版本 2026-01/)
    await personalData.button('撤回：个性化服务').click()
    await expect(personalData.consent('个性化服务')).toContainText('已撤回')
    await personalData.button('同意：新作与活动资讯').click()
    await expect(personalData.consent('新作与活动资讯')).toContainText('已同意')
    await personalData.section('同意与授权').getByText('查看记录').click()
    await expect(personalData.history.getByRole('row')).toHaveCount(6)
    await expect(personalData.history).toContainText('/account/personal-data')
  })

  await test.step('changes the password', async () => {
    await personalData.button('修改密码').click()
    await personalData.field('当前密码').fill('wrong1924')
    await personalData.field('新密码').fill('lisiere1925')
    await personalData.field('确认新密码').fill('lisiere1925')
    await personalData.button('更新密码').click()
    await expect(personalData.section('登录密码')).toContainText('当前密码错误，请重新输入')
    await personalData.field('当前密码').fill('aurore1924')
    await personalData.button('更新密码').click()
    await expect(personalData.section('登录密码')).toContainText('密码已更新')
  })

  await test.step('takes the data along', async () => {
    const download = page.waitForEvent('download')
    await personalData.button('导出我的数据').click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^oree-personal-data-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>
    expect(data).toMatchObject({
      profile: { mobile, firstname: '晚晚', email: 'wan@example.com' },
      orders: [],
    })
  })

  await test.step('deletes the account, and is a stranger', async () => {
    await personalData.button('注销账户').click()
    await personalData.deletion.getByRole('checkbox', { name: '我已了解注销的后果' }).check()
    await onceAnotherSmsMayGo(customer)
    await personalData.deletion.getByRole('button', { name: '发送验证码并继续' }).click()
    await personalData.deletion
      .getByLabel('短信验证码')
      .fill(await outbox.latestSms(mobile, 'delete_account'))
    await personalData.deletion.getByRole('button', { name: '确认注销账户' }).click()

    await expect(page).toHaveURL('/')
    await expect
      .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'session')?.value)
      .toBe('guest')
    await page.goto('/account/personal-data')
    await expect(page).toHaveURL(/isLogin=open/)
  })
})

test('[C12] an account with an order under way is not deleted', async ({ store, shopper, mobile }) => {
  const { personalData } = store
  await shopper.register(mobile, 'aurore1924')
  await shopper.add(pieces.walletNoir.sku)
  await shopper.placeOrder()

  await personalData.open()
  await personalData.button('注销账户').click()
  await expect(personalData.deletion).toContainText('交易记录会继续保存')
  await personalData.deletion.getByRole('checkbox', { name: '我已了解注销的后果' }).check()
  await personalData.deletion.getByRole('button', { name: '发送验证码并继续' }).click()

  await expect(personalData.deletion.getByRole('alert')).toContainText('您有尚未完成的订单')
  await personalData.deletion.getByRole('button', { name: '暂不注销' }).click()
  await expect(personalData.deletion).toBeHidden()
})

test('[C09] entering the checkout asks who agreed to a former policy, box by box', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  const { consent, checkout } = store
  await shopper.register(mobile, 'aurore1924', { customerVersion: former })
  await shopper.add(pieces.walletNoir.sku)

  await test.step('not on the way of a buy-now', async () => {
    await page.goto('/checkout?from=pdp')
    await expect(checkout.lines).toHaveCount(1)
    await expect(consent.root).toBeHidden()
  })

  await test.step('asks with three boxes, none ticked; the first is needed', async () => {
    await page.goto('/checkout')
    await expect(consent.boxes).toHaveCount(3)
    for (const box of await consent.boxes.all()) await expect(box).not.toBeChecked()
    await consent.agree.click()
    await expect(consent.root).toContainText('必选，请阅读并勾选')
    await expect(consent.box(/销售条款与隐私政策/)).toBeFocused()
  })

  await test.step('an answer that is not given is asked for again on the next load', async () => {
    await page.reload()
    await expect(consent.boxes).toHaveCount(3)
  })

  await test.step('agrees, and goes on', async () => {
    await consent.box(/销售条款与隐私政策/).check()
    await consent.box(/个性化/).check()
    await consent.agree.click()
    await expect(consent.root).toBeHidden()
    await expect(checkout.placeOrder).toBeEnabled()
  })

  const { consents } = await callAs(page.request, 'getAccount')
  // What was agreed to at the registration and still is needs no second entry.
  expect(consents.slice(0, 2)).toMatchObject([
    { purpose: 'isSendInfoAbroad', isGiven: false, page: '/checkout', texts: { cgi: '2026-01' } },
    { purpose: 'isAgreeAgreement', isGiven: true, texts: { 'privacy-policy': '2026-01' } },
  ])
})
