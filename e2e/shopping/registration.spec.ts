import { expect, test } from '../fixtures'

/** Who the sandbox's customer records know, one for each project: a mobile registers once. */
const known = {
  desktop: { mobile: '13900000001', lastname: '林', firstname: '晓月', appellation: '女士' },
  phone: { mobile: '13900000002', lastname: '陈', firstname: '子轩', appellation: '先生' },
} as const

test('[C05][C08][C11][S02] a newcomer the house knows registers and comes to the page that was asked for', async ({
  page,
  store,
  isMobile,
}) => {
  const { login } = store
  const form = login.registration
  const person = known[isMobile ? 'phone' : 'desktop']

  await test.step('finds the form locked', async () => {
    await page.goto('/order')
    await login.loginDrawer.getByRole('tab', { name: '注册' }).click()
    await expect(form.field('姓')).toBeDisabled()
    await expect(form.submit).toBeDisabled()
  })

  await test.step('proves the mobile and finds it filled in', async () => {
    await form.proveMobile(person.mobile)
    await expect(form.proven).toBeVisible()
    await expect(form.send).toHaveText(/^重新发送 \(\d+s\)$/)
    await expect(form.field('姓')).toHaveValue(person.lastname)
    await expect(form.field('名')).toHaveValue(person.firstname)
    await expect(form.choice(person.appellation)).toBeChecked()
    await expect(form.country('居住地')).toHaveValue('CHN')
  })

  await test.step('is told what is missing', async () => {
    await form.choosePassword('aurore')
    await form.submit.click()
    await expect(form.root).toContainText('请输入8-20位密码，至少包含1个数字+1个字母')
    await expect(form.agreement).toHaveAttribute('aria-invalid', 'true')
    await expect(form.root.getByText('可选')).toHaveCount(3)
  })

  await test.step('registers', async () => {
    await form.choosePassword('aurore1924')
    await form.agreement.check()
    await form.submit.click()
    await expect(page).toHaveURL('/order')
    await expect(page.getByRole('heading', { name: '您还没有订单' })).toBeVisible()
  })
})

test('[C02][C05][C08] who has no account is told so, and takes the mobile along to the registration', async ({
  store,
  mobile,
}) => {
  const { home, login } = store
  await home.open()
  await home.accountButton.click()
  await login.asCustomer.proveMobile(mobile)
  await login.button('登录').click()
  await expect(login.asCustomer.root).toContainText('此手机号码未注册，请选择注册')

  await login.tab('注册').click()

  await expect(login.registration.mobile).toHaveValue(mobile)
  await expect(login.registration.send).toBeDisabled()
})
