import { expect, test } from '../fixtures'
import { chengdu } from '../support/pages/address-fields'
import { pieces } from '../support/products'

const office = {
  ...chengdu,
  name: '陈子轩',
  region: '上海市',
  city: '上海市',
  district: '静安区',
  street: '南京西路 1266 号',
}

test.beforeEach(async ({ shopper, mobile }) => {
  await shopper.register(mobile, 'aurore1924')
})

test('[C13][B05] a customer keeps addresses, changes, orders and removes them, and checkout offers them', async ({
  page,
  store,
  shopper,
  isMobile,
}) => {
  const { account, addressBook, checkout } = store

  await test.step('begins with an empty book', async () => {
    await page.goto('/order')
    await account.entry('地址簿').click()
    await expect(addressBook.empty).toBeVisible()
    await expect(account.current).toHaveText('地址簿')
  })

  await test.step('is told what is missing, then keeps the first address, which is the default', async () => {
    await addressBook.add.click()
    await addressBook.save.click()
    await expect(addressBook.fields.field('收货人姓名')).toBeFocused()
    await expect(addressBook.fields.place('省份')).toHaveAccessibleDescription('省份')
    await addressBook.fields.fill(chengdu)
    await addressBook.save.click()
    await expect(page).toHaveURL('/addressbook')
    await expect(addressBook.entry('林晚').root).toContainText('默认地址')
    await expect(addressBook.entry('林晚').root).toContainText('四川省 成都市 锦江区 春熙路 8 号 1201 室')
    await expect(addressBook.entry('林晚').root).toContainText('139****0001')
  })

  await test.step('keeps a second one as the new default', async () => {
    await addressBook.add.click()
    await addressBook.fields.fill(office)
    await addressBook.isDefault.check()
    await addressBook.save.click()
    await expect(addressBook.entries).toHaveCount(2)
    await expect(addressBook.entries.first()).toContainText('陈子轩')
    await expect(addressBook.entry('林晚').root).not.toContainText('默认地址')
  })

  await test.step('changes it: everything is there, the place can be another', async () => {
    await addressBook.entry('陈子轩').edit.click()
    const { fields } = addressBook
    await expect(fields.field('收货人姓名')).toHaveValue('陈子轩')
    await expect(fields.place('区县')).toHaveValue('310106')
    await fields.place('区县').selectOption('徐汇区')
    await fields.field('详细地址').fill('衡山路 10 号 b座')
    await addressBook.save.click()
    await expect(addressBook.entry('陈子轩').root).toContainText('上海市 徐汇区 衡山路 10 号 B座')
  })

  await test.step('gives the default back', async () => {
    await addressBook.entry('林晚').makeDefault.click()
    await expect(addressBook.entries.first()).toContainText('林晚')
    await expect(addressBook.entries.first()).toContainText('默认地址')
  })

  await test.step('finds it chosen at checkout', async () => {
    await shopper.add(pieces.toteNoir.sku)
    await checkout.open()
    await expect(checkout.choice('林晚')).toBeChecked()
    await expect(checkout.choice('陈子轩')).not.toBeChecked()
  })

  await test.step('removes an address after being asked', async () => {
    await addressBook.open()
    await addressBook.entry('林晚').remove.click()
    await expect(addressBook.removal).toContainText('春熙路 8 号 1201 室')
    if (isMobile) await page.goBack()
    else await page.keyboard.press('Escape')
    await expect(addressBook.removal).toBeHidden()
    await expect(addressBook.entries).toHaveCount(2)

    await addressBook.entry('林晚').remove.click()
    await addressBook.answer('删除').click()
    await expect(addressBook.removal).toBeHidden()
    await expect(addressBook.entries).toHaveCount(1)
    await expect(addressBook.entries.first()).toContainText('默认地址')
    await page.reload()
    await expect(addressBook.entries).toHaveCount(1)
    await expect(addressBook.entry('陈子轩').root).toBeVisible()
  })
})

test('[C13] a mobile that risk control refuses is said at its field, and nothing else is lost', async ({
  page,
  store,
}) => {
  const { addressBook } = store
  await page.goto('/addressbook/edit')
  await addressBook.fields.fill({ ...chengdu, mobile: '13900009999' })

  await addressBook.save.click()

  const mobileField = addressBook.fields.field('手机号码')
  await expect(mobileField).toHaveAccessibleDescription('该手机号码暂不可用，请更换或联系客服')
  await expect(mobileField).toBeFocused()
  await mobileField.fill(chengdu.mobile)
  await addressBook.save.click()
  await expect(addressBook.entry('林晚').root).toContainText('春熙路 8 号 1201 室')
})

test('[C13] an address nobody has leads back to the book', async ({ page, store }) => {
  await page.goto('/addressbook/edit?id=0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0aaa')
  await expect(page.getByRole('heading', { name: '未找到该地址' })).toBeVisible()

  await page.getByRole('link', { name: '返回地址簿' }).click()

  await expect(store.addressBook.empty).toBeVisible()
})

test('[C10] who logs out is a guest at home; neither the way back nor the old token shows the account', async ({
  page,
  context,
  store,
  baseURL,
}) => {
  const { account, addressBook, home, login } = store
  await addressBook.open()
  await expect(addressBook.empty).toBeVisible()
  const former = (await context.cookies()).find(({ name }) => name === 'token')

  await account.logOut.click()

  await expect(page).toHaveURL('/')
  await expect(home.accountButton).toHaveAccessibleName('登录/注册')
  const sessionOf = async () => (await context.cookies()).find(({ name }) => name === 'session')?.value
  await expect.poll(sessionOf).toBe('guest')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')

  await page.goBack()
  await expect(login.loginDrawer).toBeVisible()
  await expect(page).toHaveURL('/?isLogin=open&returnUrl=%2Faddressbook')

  await context.addCookies([{ name: 'token', value: former!.value, url: baseURL!, httpOnly: true }])
  await addressBook.open()
  await expect(page).toHaveURL('/?isLogin=open&returnUrl=%2Faddressbook')
})
