import { expect, test } from '../fixtures'
import { forgetfulCustomerOf } from '../support/returning-customer'

test('[C03][C04] a forgotten password: a new one is set, and logs in', async ({ page, store, isMobile }, {
  project,
}) => {
  test.setTimeout(130_000)
  const { home, login } = store
  const { mobile } = await forgetfulCustomerOf(project.name)
  const logIn = async (password: string) => {
    await login.asCustomer.mobile.fill(mobile)
    await login.password.fill(password)
    await login.button('登录').click()
  }

  await test.step('the old one is not remembered', async () => {
    await home.open()
    await home.accountButton.click()
    await login.button('密码登录').click()
    await logIn('rosee2024')
    await expect(login.asCustomer.root).toContainText('密码错误，请重新输入或点击忘记密码')
    await expect(login.password).toBeFocused()
  })

  await test.step('the way to a new one can be left', async () => {
    await login.button('忘记密码？').click()
    await expect(login.recovery.mobile).toHaveValue(mobile)
    if (isMobile) await page.goBack()
    else await login.button('返回').click()
    await expect(login.password).toBeVisible()
    await login.button('忘记密码？').click()
  })

  await test.step('the mobile is proven', async () => {
    await login.recovery.proveMobile(mobile)
    await login.recovery.confirm.click()
    await expect(login.newPassword).toBeVisible()
  })

  await test.step('the new one is set', async () => {
    const field = (name: string) => login.newPassword.getByRole('textbox', { name, exact: true })
    const confirm = login.newPassword.getByRole('button', { name: '确认', exact: true })
    await field('新密码').fill('rosee2024')
    await field('确认新密码').fill('rosee2025')
    await confirm.click()
    await expect(login.newPassword).toContainText('两次输入的密码不一致，请检查')
    await field('确认新密码').fill('rosee2024')
    await confirm.click()
    await expect(page.getByRole('dialog', { name: '密码已重置' })).toBeVisible()
  })

  await test.step('and logs in', async () => {
    await login.button('登录').click()
    await logIn('rosee2024')
    await expect(login.loginDrawer).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录/注册' })).toHaveCount(0)
  })
})

test('[C04] /forgotpassword stands alone, and tells who holds an unknown mobile to register', async ({
  page,
  store,
  mobile,
}) => {
  const { login } = store
  await page.goto('/forgotpassword')
  await expect(page.getByRole('heading', { level: 1, name: '忘记密码' })).toBeVisible()
  const header = page.getByRole('banner')
  for (const name of ['菜单', '搜索', '在线客服']) {
    await expect(header.getByRole('button', { name })).toHaveCount(0)
  }

  await login.recovery.proveMobile(mobile)
  await login.recovery.confirm.click()

  await expect(login.recovery.root).toContainText('此手机号码未注册，请选择注册')
  await page.getByRole('link', { name: '返回', exact: true }).click()
  await expect(login.loginDrawer).toBeVisible()
})
