import { expect, test } from '../fixtures'
import { counting, failing, holding } from '../support/faults'

test.beforeEach(async ({ shopper, mobile }) => {
  await shopper.register(mobile, 'aurore1924')
})

test('[C13][X04] a book that cannot be read says so, and is read again', async ({ page, store }) => {
  await failing(page, 'listAddresses', 'broken', { times: 1 })

  await store.addressBook.open()
  await expect(store.addressBook.error).toContainText('系统繁忙')
  await store.addressBook.retry.click()

  await expect(store.addressBook.empty).toBeVisible()
})

test('[C13] a slow book is waited for in sight', async ({ page, store }) => {
  const release = await holding(page, 'listAddresses')
  await store.addressBook.open()

  await expect(store.addressBook.waiting).toBeVisible()
  release()
  await expect(store.addressBook.empty).toBeVisible()
})

for (const { fault, message } of [
  { fault: 'broken', message: '系统繁忙' },
  { fault: 'offline', message: '网络异常' },
] as const) {
  test(`[C13][X04] ${fault}: what was filled in stays, to be saved again`, async ({ page, store }) => {
    const { addressBook } = store
    await page.goto('/addressbook/edit')
    await addressBook.fields.fill()
    await failing(page, 'saveAddress', fault, { times: 1 })

    await addressBook.save.click()
    await expect(addressBook.refusal).toContainText(message)
    await expect(addressBook.fields.field('收货人姓名')).toHaveValue('林晚')
    await addressBook.save.click()

    await expect(addressBook.entries).toHaveCount(1)
  })
}

test('[C10][C13] an old post token is renewed without a word, and the address is kept once', async ({
  page,
  store,
}) => {
  const { addressBook } = store
  await page.goto('/addressbook/edit')
  await addressBook.fields.fill()
  await failing(page, 'saveAddress', 'stalePostToken', { times: 1 })

  await addressBook.save.click()

  await expect(addressBook.entries).toHaveCount(1)
})

test('[C13] a slow save is shown as pending and sent once', async ({ page, store }) => {
  const { addressBook } = store
  await page.goto('/addressbook/edit')
  await addressBook.fields.fill()
  const release = await holding(page, 'saveAddress')
  const calls = counting(page, 'saveAddress')

  await addressBook.save.click()
  await expect(addressBook.save).toHaveAttribute('aria-busy', 'true')
  await addressBook.save.click({ force: true })
  release()

  await expect(addressBook.entries).toHaveCount(1)
  expect(calls()).toBe(1)
})

test('[C10][C13] a login that ended meanwhile leads home to the login, which knows the way back', async ({
  page,
  context,
  store,
  baseURL,
}) => {
  await page.goto('/addressbook/edit')
  await store.addressBook.fields.fill()
  await context.addCookies([{ name: 'token', value: 'no-longer-known', url: baseURL!, httpOnly: true }])

  await store.addressBook.save.click()

  await expect(page).toHaveURL('/?isLogin=open&returnUrl=%2Faddressbook%2Fedit')
  await expect(store.login.loginDrawer).toBeVisible()
})

test('[C10][X04] who cannot be logged out is told, stays a customer and tries again', async ({
  page,
  store,
}) => {
  const { account, addressBook } = store
  await addressBook.open()
  await expect(addressBook.empty).toBeVisible()
  await failing(page, 'logout', 'broken', { times: 1 })

  await account.logOut.click()
  await expect(account.error).toContainText('暂时无法退出登录')
  await expect(addressBook.empty).toBeVisible()
  await account.logOut.click()

  await expect(page).toHaveURL('/')
})
