import { expect, test, type Page } from '../fixtures'
import { pieces } from '../support/products'
import { storeIn } from '../support/store'

const begin = '/categories/women/handbags/tote?nav=women'

const loginButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: '登录/注册' })

async function openDrawer(page: Page, path = begin) {
  await page.goto(path)
  await loginButton(page).click()
  await expect(page.getByRole('dialog', { name: '登录或注册' })).toBeVisible()
}

test.describe('with the chat app', () => {
  test.beforeEach(({}, { project }) => {
    test.skip(!['desktop', 'chat-app'].includes(project.name), 'offered on a desktop and inside the chat app')
  })

  test('[C07][C01][C11] a guest with a bag logs in, binds a mobile, and is known the next time', async ({
    page,
    store,
    shopper,
    mobile,
    outbox,
    axe,
    browser,
  }, { project }) => {
    const { chatApp, login, bag } = store
    const person = `person-${mobile}`
    await shopper.enter()
    await shopper.add(pieces.ribbonRose.sku)

    await test.step('comes back from the chat app to bind a mobile', async () => {
      await openDrawer(page)
      await expect(chatApp.entry).toHaveText(project.name === 'desktop' ? '微信扫码登录' : '微信授权登录')
      await chatApp.entry.click()
      await chatApp.agreeAs(person)

      await expect(login.binding.picture).toBeVisible()
      await expect(page).toHaveURL(project.name === 'desktop' ? begin : '/login/wechat-bind-mobile')
      expect(await axe(page)).toEqual([])
    })

    await test.step('is a customer, where they began, with their bag', async () => {
      await login.binding.proveMobile(mobile)
      await login.binding.confirm.click()

      await expect(page).toHaveURL(begin)
      await expect(loginButton(page)).toBeHidden()
      // Going on was the consent (继续即表示您同意): nothing is asked again.
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await page.evaluate(() => document.cookie)).not.toMatch(/token=|139\d{8}|person-/)
      await bag.open()
      await expect(bag.lines).toHaveCount(1)
    })

    await test.step('in another browser goes straight to what was asked for', async () => {
      const context = await browser.newContext()
      const elsewhere = await context.newPage()
      const next = storeIn(elsewhere, outbox)
      await elsewhere.goto('/?isLogin=open&returnUrl=%2Forder')
      await next.chatApp.entry.click()
      await next.chatApp.agreeAs(person)

      await expect(elsewhere).toHaveURL('/order')
      await expect(loginButton(elsewhere)).toBeHidden()
      await context.close()
    })
  })

  test('[C07][C11] an answer counts in the browser that asked, once, and leads to no other site', async ({
    page,
    store,
    mobile,
    outbox,
    browser,
  }) => {
    const { chatApp, login } = store
    await openDrawer(page)
    await chatApp.entry.click()
    const callback = await chatApp.callbackAs(`person-${mobile}`)

    await test.step('somebody is sent the link', async () => {
      const context = await browser.newContext()
      const victim = await context.newPage()
      await victim.goto(callback)

      await expect(storeIn(victim, outbox).chatApp.error).toHaveText('微信授权未完成或已失效，请重新授权')
      await expect(victim).toHaveURL(begin)
      await context.close()
    })

    await test.step('the browser that asked goes on, though another tried', async () => {
      await page.goto(`${callback}&returnUrl=https%3A%2F%2Fevil.example`)

      await expect(login.binding.picture).toBeVisible()
    })

    await test.step('the same again is refused', async () => {
      await page.goto(callback)

      await expect(chatApp.error).toHaveText('微信授权未完成或已失效，请重新授权')
      await expect(page).toHaveURL(begin)
    })
  })

  test('[C07] who refuses is offered the login again', async ({ page, store }) => {
    const { chatApp, login } = store
    await openDrawer(page)
    await chatApp.entry.click()
    await chatApp.refuse()

    await expect(chatApp.error).toContainText('您已取消微信授权')
    await expect(page).toHaveURL(begin)
    await expect(login.asCustomer.picture).toBeVisible()
    await expect(chatApp.entry).toBeEnabled()
  })
})

test('[C07] without the chat app it is not offered, and nothing is bound without its word', async ({
  page,
  store,
}, { project }) => {
  test.skip(!['phone', 'search-app'].includes(project.name), 'offered on a desktop and inside the chat app')
  const { chatApp, login } = store
  await page.goto('/login/wechat-bind-mobile')
  await expect(chatApp.over).toBeVisible()

  await chatApp.again.click()

  await expect(login.asCustomer.picture).toBeVisible()
  await expect(chatApp.entry).toBeHidden()
})
