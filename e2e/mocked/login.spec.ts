import { expect, test } from '../fixtures'
import { counting, failing, holding } from '../support/faults'

test.beforeEach(async ({ store }) => {
  await store.login.openPage()
  await store.login.tab('游客结算').click()
})

test('[C06][X04] a broken API leaves the form as it is, to be sent again', async ({
  page,
  store,
  mobile,
}) => {
  await failing(page, 'createCustomer', 'broken', { times: 1 })

  await store.login.continueAsGuest(mobile)
  await expect(store.login.asGuest.root.getByRole('alert')).toContainText('系统繁忙')
  await expect(store.login.asGuest.mobile).toHaveValue(mobile)
})

for (const fault of ['malformed', 'offline'] as const) {
  test(`[C06][X04] ${fault}: the shopper is told`, async ({ page, store, mobile }) => {
    await failing(page, 'createCustomer', fault, { times: 1 })

    await store.login.continueAsGuest(mobile)

    await expect(store.login.asGuest.root.getByRole('alert')).toContainText('网络异常')
  })
}

test('[C10] an old post token is renewed without a word', async ({ page, store, mobile }) => {
  await failing(page, 'createCustomer', 'stalePostToken', { times: 1 })

  await store.login.continueAsGuest(mobile)

  await expect(page).toHaveURL('/checkout')
})

test('[C06] a slow login is shown as pending and sent once', async ({ page, store, mobile }) => {
  const release = await holding(page, 'createCustomer')
  const calls = counting(page, 'createCustomer')

  await store.login.continueAsGuest(mobile)
  await expect(store.login.submit).toHaveAttribute('aria-busy', 'true')
  await store.login.submit.click({ force: true })
  release()

  await expect(page).toHaveURL('/checkout')
  expect(calls()).toBe(1)
})

test('[C08] a picture that does not come is asked for again', async ({ page, store }) => {
  await failing(page, 'refreshCaptcha', 'broken', { times: 1 })
  await store.login.openPage()
  await store.login.tab('游客结算').click()

  await expect(store.login.asGuest.picture).toBeVisible()
})

test('[C08] an SMS that could not be sent brings a new picture and may be sent again', async ({
  page,
  store,
  mobile,
}) => {
  const { asGuest } = store.login
  await failing(page, 'sendSms', 'tooMany', { times: 1 })
  await asGuest.mobile.fill(mobile)
  await asGuest.captcha.fill(await asGuest.readPicture())

  await asGuest.send.click()
  await expect(asGuest.root.getByRole('alert')).toContainText('操作过于频繁')
  await expect(asGuest.captcha).toHaveValue('')

  await asGuest.proveMobile(mobile)
  await expect(asGuest.send).toHaveText(/^重新发送 \(\d+s\)$/)
  await expect(asGuest.send).toBeDisabled()
})

test('[C08] a wrong picture code is said at its field, with a new picture', async ({ store, mobile }) => {
  const { asGuest } = store.login
  await asGuest.mobile.fill(mobile)
  await asGuest.picture.waitFor()
  const former = await asGuest.picture.getAttribute('src')
  await asGuest.captcha.fill('0000')

  await asGuest.send.click()

  await expect(asGuest.root).toContainText('图形验证码输入错误')
  await expect(asGuest.captcha).toBeFocused()
  await expect(asGuest.picture).not.toHaveAttribute('src', former!)
})

test('[C06] a wrong SMS code is said at its field', async ({ store, mobile }) => {
  const { asGuest, submit } = store.login
  await asGuest.proveMobile(mobile)
  const right = await asGuest.code.inputValue()
  await asGuest.code.fill(right === '000000' ? '000001' : '000000')
  await asGuest.agreement.check()

  await submit.click()

  await expect(asGuest.root).toContainText('短信验证码输入错误')
  await expect(asGuest.code).toHaveAttribute('aria-invalid', 'true')
})
