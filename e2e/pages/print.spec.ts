import { expect, test, type Page } from '../fixtures'
import { pieces } from '../support/products'

const pages = [
  { name: 'a policy', path: '/privacy-policy' },
  { name: 'the questions', path: '/faq/payment' },
  { name: 'a product', path: `/${pieces.toteNoir.url}` },
]

type Role = Parameters<Page['getByRole']>[0]
const frame: Role[] = ['banner', 'contentinfo', 'complementary', 'navigation']

/** Nothing of these roles is seen. */
async function expectNone(page: Page, roles: readonly Role[]) {
  for (const role of roles) await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
}

for (const { name, path } of pages) {
  test(`[S22][P13] ${name} is printed without the frame around it`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNone(page, frame)
    await expect(
      page.getByRole('button', { name: /加入购物袋|立即购买/ }).filter({ visible: true }),
    ).toHaveCount(0)
  })
}

test('[S22][P04] the picture of a product is printed whole, and no row of others after it', async ({
  page,
  store,
}) => {
  await store.product.open(pieces.toteNoir)
  await page.emulateMedia({ media: 'print' })

  const picture = page.getByRole('article').getByRole('img').first()
  await expect(picture).toHaveCSS('object-fit', 'contain')
  const { height, imageHeight } = await picture.evaluate((image) => ({
    height: image.closest('picture')?.clientHeight,
    imageHeight: image.clientHeight,
  }))
  expect(imageHeight).toBe(height)
  await expect(page.getByRole('heading', { name: '为您推荐' })).toBeHidden()
})

test('[S22][B07] an order is printed whole, with its links readable and without the frame around it', async ({
  page,
  store,
  shopper,
  mobile,
}) => {
  await shopper.registerQuickly(mobile)
  await shopper.add(pieces.toteNoir.sku)
  const { orderBn } = await shopper.placeOrder()
  await store.orders.openOrder(orderBn)
  await expect(store.orders.detail).toContainText(orderBn)
  await page.emulateMedia({ media: 'print' })

  await expect(store.orders.detail).toContainText(pieces.toteNoir.name)
  await expectNone(page, [...frame, 'button'])
})
