import { expect, test } from '../fixtures'
import { counting, failing, holding } from '../support/faults'
import { pieces } from '../support/products'

const piece = pieces.compactIvoire

test.describe('the bag', () => {
  test.beforeEach(async ({ shopper }) => {
    await shopper.enter()
    await shopper.add(piece.sku)
  })

  test('[C10] a guest whose token is refused gets a new one, and then the bag', async ({ page, store }) => {
    await failing(page, 'getCart', 'unauthorized', { times: 1 })
    const renewals = counting(page, 'createGuest')

    await store.bag.open()

    await expect(store.bag.title).toBeVisible()
    await expect.poll(renewals).toBe(1)
  })

  test('[C10] a guest who is refused again and again is told so, and may try again', async ({
    page,
    store,
  }) => {
    await failing(page, 'getCart', 'unauthorized', { times: 4 })
    const renewals = counting(page, 'createGuest')

    await store.bag.open()

    await expect(store.bag.refusal).toContainText('暂时无法读取购物袋')
    expect(renewals()).toBe(3)
    await store.bag.refusal.getByRole('button', { name: '重试' }).click()
    await expect(store.bag.title).toHaveText('您的购物袋还是空的')
  })

  test('[C10] an old post token is renewed without a word', async ({ page, store }) => {
    await failing(page, 'getCart', 'stalePostToken', { times: 1 })

    await store.bag.open()

    await expect(store.bag.line(piece).root).toBeVisible()
  })

  test('[C10] a post token that is refused twice leads home, once', async ({ page, store }) => {
    await failing(page, 'getCart', 'stalePostToken', { times: 2 })

    await store.bag.open()

    await expect(page).toHaveURL('/')
    await store.bag.open()
    await expect(store.bag.line(piece).root).toBeVisible()
  })

  test('[X04] a broken API is said so, with a way to try again', async ({ page, store }) => {
    await failing(page, 'getCart', 'broken', { times: 1 })

    await store.bag.open()

    await expect(store.bag.refusal).toContainText('系统繁忙，请稍后再试')
    await store.bag.refusal.getByRole('button', { name: '重试' }).click()
    await expect(store.bag.line(piece).root).toBeVisible()
  })

  for (const fault of ['malformed', 'page', 'offline'] as const) {
    test(`[X04] an answer that is ${fault} is asked for again`, async ({ page, store }) => {
      await failing(page, 'getCart', fault, { times: 1 })

      await store.bag.open()

      await expect(store.bag.line(piece).root).toBeVisible()
    })

    test(`[X04] answers that stay ${fault} are said so`, async ({ page, store }) => {
      await failing(page, 'getCart', fault)

      await store.bag.open()

      await expect(store.bag.refusal).toContainText('网络异常，请稍后再试', { timeout: 20_000 })
    })
  }

  test('[B01] a slow bag shows that it is being read', async ({ page, store }) => {
    const release = await holding(page, 'getCart')
    await store.bag.open()

    await expect(page.getByRole('status', { name: '正在读取购物袋' })).toBeVisible()
    release()
    await expect(store.bag.line(piece).root).toBeVisible()
  })

  test('[B01] a quantity the API refuses goes back to what it was', async ({ page, store }) => {
    await store.bag.open()
    await failing(page, 'updateItemQty', 'outOfStock')

    await store.bag.line(piece).more.click()

    await expect(store.bag.line(piece).notice).toContainText('库存不足')
    await expect(store.bag.line(piece).quantity).toHaveText('1')
  })

  test('[B01] a line that could not be taken out stays, and says why', async ({ page, store }) => {
    await store.bag.open()
    await failing(page, 'removeItems', 'broken', { times: 1 })

    await store.bag.line(piece).remove.click()
    await expect(store.bag.refusal).toContainText('系统繁忙')
    await store.bag.line(piece).remove.click()
    await expect(store.bag.title).toHaveText('您的购物袋还是空的')
  })
})

test.describe('adding to the bag', () => {
  test.beforeEach(async ({ store }) => {
    await store.product.open(piece)
    await store.product.choose(piece)
  })

  test('[P06] a slow call is shown as pending, and presses meanwhile add nothing', async ({
    page,
    store,
  }) => {
    const release = await holding(page, 'addCart')
    const calls = counting(page, 'addCart')

    await store.product.addButton.click()
    await expect(store.product.addButton).toHaveAttribute('aria-busy', 'true')
    await store.product.addButton.click({ force: true })
    release()

    await expect(store.miniBag.line(piece).quantity).toHaveText('1')
    expect(calls()).toBe(1)
  })

  for (const fault of ['broken', 'malformed', 'offline', 'tooMany', 'outOfStock'] as const) {
    test(`[P06][X04] ${fault}: the shopper is told, and may press again`, async ({ page, store }) => {
      await failing(page, 'addCart', fault, { times: 1 })

      await store.product.addButton.click()
      await expect(store.product.refusal).toBeVisible()
      await store.product.addButton.click()

      await expect(store.miniBag.line(piece).quantity).toHaveText('1')
    })
  }

  test('[C10] an old post token is renewed without a word', async ({ page, store }) => {
    await failing(page, 'addCart', 'stalePostToken', { times: 1 })

    await store.product.addButton.click()

    await expect(store.miniBag.line(piece).quantity).toHaveText('1')
  })

  test('[C10] a guest whose token is refused gets a new one, and the piece', async ({ page, store }) => {
    await failing(page, 'addCart', 'unauthorized', { times: 1 })

    await store.product.addButton.click()

    await expect(store.miniBag.line(piece).quantity).toHaveText('1')
  })
})
