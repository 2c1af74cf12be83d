import { expect, test, type Locator } from '../fixtures'
import { pieces } from '../support/products'

test.use({ forcedColors: 'active' })

/** What the system's own colours make of an element's lines and ground. */
const looksOf = (element: Locator) =>
  element.evaluate((node) => {
    const { color, backgroundColor, borderBlockEndColor, outlineStyle, textDecorationLine } =
      getComputedStyle(node)
    return { color, backgroundColor, borderBlockEndColor, outlineStyle, textDecorationLine }
  })

test('[X03] a tab that is chosen differs from one that is not', async ({ page }) => {
  await page.goto('/?isLogin=open')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('登录')).toBeVisible()

  const [chosen, other] = [await looksOf(tab('登录')), await looksOf(tab('注册'))]

  expect(chosen.borderBlockEndColor).not.toBe(other.borderBlockEndColor)
})

test('[X03] a field that has the focus is framed', async ({ page }) => {
  await page.goto('/?isLogin=open')
  const field = page.getByRole('dialog').getByRole('textbox', { name: '手机号码' })
  await field.click()

  expect((await looksOf(field)).outlineStyle).toBe('solid')
})

test('[X03] a line of the bag that is selected differs from one that is not', async ({ page, shopper }) => {
  await shopper.enter()
  await shopper.add(pieces.toteNoir.sku)
  await page.goto('/shopping-bag')
  const box = page.getByRole('listitem').getByRole('checkbox')
  await expect(box).toBeVisible()
  const before = await looksOf(box)

  await box.click()

  await expect.poll(async () => (await looksOf(box)).backgroundColor).not.toBe(before.backgroundColor)
})

test('[X03] a swatch keeps its colour, and the chosen one its line', async ({ page, store }) => {
  await store.product.open(pieces.toteNoir)
  const group = page.getByRole('group', { name: '颜色' })
  const looks = (checked: string) =>
    group
      .locator(`input${checked} + *`)
      .first()
      .evaluate((node) => {
        const { borderBlockEndColor } = getComputedStyle(node)
        const { backgroundColor: line } = getComputedStyle(node, '::after')
        return { borderBlockEndColor, line }
      })

  expect(await looks(':checked')).not.toEqual(await looks(':not(:checked)'))
})

test('[X03] the words of a filled button stand on its own ground', async ({ store }) => {
  await store.product.open(pieces.toteNoir)

  // Otherwise the browser lays a plate of the page's colour under them, in which they are not seen.
  await expect(store.product.addButton).toHaveCSS('forced-color-adjust', 'none')
  const { color, backgroundColor } = await looksOf(store.product.addButton)
  expect(color).not.toBe(backgroundColor)
})
