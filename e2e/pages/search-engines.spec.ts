import { expect, test, type Page } from '../fixtures'
import { pieces } from '../support/products'

type Thing = { '@type': string; [key: string]: unknown }

async function structuredData(page: Page, type: string): Promise<Thing> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const things = texts.map((text) => JSON.parse(text) as Thing)
  const found = things.find((thing) => thing['@type'] === type)
  expect(found, `${type} among ${things.map((thing) => thing['@type']).join(', ')}`).toBeDefined()
  return found!
}

const canonical = (page: Page) => page.locator('head link[rel="canonical"]')
const description = (page: Page) => page.locator('head meta[name="description"]')

test('[S24] a product says what it is, what it costs and where it stands', async ({ page, store }) => {
  const { url, name, sku } = pieces.toteNoir
  await store.product.open({ url })

  await expect(page).toHaveTitle(new RegExp(name))
  await expect(canonical(page)).toHaveCount(1)
  await expect(canonical(page)).toHaveAttribute('href', new RegExp(`/${url}$`))
  await expect(description(page)).toHaveAttribute('content', /.{10}/)
  await expect(page.locator('head meta[property="og:image"]').first()).toHaveAttribute(
    'content',
    /\/pictures\//,
  )

  const group = await structuredData(page, 'ProductGroup')
  const variants = group.hasVariant as {
    sku: string
    offers: { price: string; priceCurrency: string; availability: string }
  }[]
  const variant = variants.find((one) => one.sku === sku)
  expect(variant?.offers).toMatchObject({ priceCurrency: 'CNY', availability: 'https://schema.org/InStock' })
  expect(variant?.offers.price).toMatch(/^\d+\.\d\d$/)

  const crumbs = (await structuredData(page, 'BreadcrumbList')).itemListElement as { name: string }[]
  expect(crumbs.map((crumb) => crumb.name)).toEqual(['女士', '手袋', '托特包', name])
  const shown = page.getByRole('navigation', { name: '当前位置' })
  await expect(shown.getByRole('listitem')).toHaveText(['首页', '女士', '手袋', '托特包', name])
})

test('[S24] a piece with a hidden price offers none', async ({ page }) => {
  await page.goto('/arcade-emerald-ring-fj0103')

  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).not.toContain('"price"')
  await expect(page.getByText('价格请咨询客户服务')).toBeVisible()
  expect(await page.content()).not.toMatch(/298,000|29800000/)
})

test('[S24] a list has one address, and its filtered views point to it and stay out of the index', async ({
  page,
  store,
}) => {
  await store.category.open('women/handbags/tote')
  await expect(canonical(page)).toHaveAttribute('href', /\/categories\/women\/handbags\/tote$/)
  await expect(page.locator('head meta[name="robots"][content*="noindex"]')).toHaveCount(0)
  await structuredData(page, 'BreadcrumbList')

  await page.goto('/categories/women/handbags/tote?filters=color:noir&sort=price-asc')
  await expect(canonical(page)).toHaveAttribute('href', /\/categories\/women\/handbags\/tote$/)
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('[S24] home has one heading and a description', async ({ page, store }) => {
  await store.home.open()

  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(description(page)).toHaveAttribute('content', /ORÉE/)
  await expect(canonical(page)).toHaveCount(1)
})

for (const path of ['/shopping-bag', '/checkout/login', '/order', '/checkout']) {
  test(`[S24] ${path} stays out of the index`, async ({ page, shopper, mobile }) => {
    if (['/order', '/checkout'].includes(path)) await shopper.registerQuickly(mobile)
    const response = await page.request.get(path)

    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/)
  })
}
