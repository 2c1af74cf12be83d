import { expect, test } from '../fixtures'
import { pieces } from '../support/products'

/** A§9, in minutes. */
const TOKEN_LIFETIME = 10_080

test('[C14][C01] what a browser keeps of its customer ends after a week, and no script reads a token', async ({
  page,
  context,
  store,
  mobile,
}) => {
  await store.login.openPage()
  await store.login.continueAsGuest(mobile)
  await expect(page).toHaveURL('/checkout')

  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]))
  for (const name of ['token', 'session', 'user_info']) {
    const minutes = ((cookies.get(name)?.expires ?? 0) - Date.now() / 1000) / 60
    expect(minutes, name).toBeGreaterThan(TOKEN_LIFETIME - 5)
    expect(minutes, name).toBeLessThanOrEqual(TOKEN_LIFETIME)
  }
  expect(cookies.has('guest_token')).toBe(false)
  const token = cookies.get('token')
  expect(token?.value).toMatch(/^[\w-]{40,}$/)
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(readable).not.toContain(token?.value)
})

test('[C14] where the browser keeps nothing, the store can be used all the same', async ({ page, store }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  })
  const { product, miniBag } = store

  await product.open(pieces.toteCreme)
  await product.choose(pieces.toteCreme)
  await product.addButton.click()

  await expect(miniBag.line(pieces.toteCreme).root).toBeVisible()
  await page.goto('/')
  await expect(store.frame.bag).toContainText('1')
  expect(faults).toEqual([])
})
