import { expect, test } from '../fixtures'
import { counting, failing } from '../support/faults'

test('[C05][X04] a look-up without an answer is made again, and a registration that fails keeps what was filled in', async ({
  page,
  store,
  mobile,
}) => {
  const { home, login } = store
  const form = login.registration
  await failing(page, 'getCrmInfo', 'offline', { times: 1 })
  await failing(page, 'createCustomer', 'broken', { times: 1 })
  const lookUps = counting(page, 'getCrmInfo')
  await home.open()
  await home.accountButton.click()
  await login.tab('注册').click()

  await form.proveMobile(mobile)
  await expect(form.root.getByRole('alert')).toContainText('网络异常')
  await expect(form.field('姓')).toBeDisabled()
  await form.submit.click()
  await expect(form.proven).toBeVisible()
  expect(lookUps()).toBe(2)

  await form.choice('女士').check()
  await form.field('姓').fill('林')
  await form.field('名').fill('晚')
  await form.choosePassword('aurore1924')
  await form.agreement.check()
  await form.submit.click()
  await expect(form.root.getByRole('alert')).toContainText('系统繁忙')
  await expect(form.field('名')).toHaveValue('晚')
  await expect(form.agreement).toBeChecked()
})

test('[C04][X04] a forgotten password while the API is broken: the shopper is told', async ({
  page,
  store,
  mobile,
}) => {
  await failing(page, 'forgotPassword', 'broken', { times: 1 })
  await page.goto('/forgotpassword')
  const { recovery } = store.login
  await recovery.proveMobile(mobile)

  await recovery.confirm.click()

  await expect(recovery.root.getByRole('alert')).toContainText('系统繁忙')
  await expect(recovery.mobile).toHaveValue(mobile)
})
