import type { AnalyticsEvent } from '@/contract/calls/customer/analytics'
import { expect, test, type Page } from '../fixtures'
import { events, eventsText } from '../support/events'
import { chengdu } from '../support/pages/address-fields'
import { uniqueMobile } from '../support/mobile'
import { pieces } from '../support/products'
import { storeIn } from '../support/store'

const piece = pieces.toteNoir
const list = '/categories/women/handbags/tote?nav=women'

// The sandbox writes one file: this runs in one browser, and no other test agrees to the analytics.

const consent = (page: Page) => page.getByRole('checkbox', { name: /^同意统计/ })

async function agree(page: Page) {
  await page.goto('/cookie-policy#choice')
  await consent(page).check()
}

/** Does something while every answer takes 1.5 seconds. */
async function onSlowNetwork(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  const speed = { offline: false, latency: 1500, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', speed)
  await act()
  await session.detach()
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

/** Waits for what was done to arrive. */
async function arrived(event: AnalyticsEvent['event'], on: string) {
  await expect.poll(() => stepsSeen(), { timeout: 15_000 }).toContain(`${event} ${on}`)
}

/** Events with their pages, in order; how far a page was scrolled is up to the browser that clicks through it. */
function stepsSeen(): string[] {
  const steps = events().flatMap(({ event, page }) => (event === 'scroll' ? [] : [`${event} ${page}`]))
  return steps.filter((step, index) => step !== steps[index - 1])
}

const payloadOf = (event: AnalyticsEvent['event'], index = 0) =>
  events().filter((each) => each.event === event)[index]?.payload

test('[S26] a visit is told once it was agreed to, step by step, until that is taken back, and names nobody', async ({
  page,
  store,
  mobile,
  outbox,
  browser,
}, { parallelIndex }) => {
  test.setTimeout(150_000)
  const { home, search, newsletter, product, miniBag, bag, login, checkout, payment } = store
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const askedForAnalytics = () => asked.filter((url) => url.includes('/analytics'))

  await test.step('nothing is told without being asked for', async () => {
    await home.open()
    await scrollToEnd(page)
    await page.goto(list)
    await scrollToEnd(page)
    await page.goto('/')
    expect(askedForAnalytics()).toEqual([])
    expect(eventsText()).toBe('')
  })

  await test.step('agrees, reads on and subscribes', async () => {
    await page.goto('/cookie-policy')
    await expect(consent(page)).not.toBeChecked()
    await agree(page)
    await arrived('page_view', 'cookie-policy')
    await newsletter.open()
    await arrived('page_view', 'newsletter')
    await newsletter.email.fill('lin.wan@example.com')
    await newsletter.policy.check()
    await newsletter.subscribe.click()
    await expect(newsletter.thanks).toContainText('感谢您的订阅')
    await page.goto(list)
    await arrived('newsletter', 'newsletter')
  })

  await test.step('looks through a list to its end', async () => {
    await arrived('page_view', 'plp')
    await scrollToEnd(page)
    await expect
      .poll(() =>
        events().flatMap((each) =>
          each.page === 'plp' && each.event === 'scroll' ? [each.payload.reached] : [],
        ),
      )
      .toEqual(['25%', '50%', '75%', '90-100%'])
  })

  await test.step('searches', async () => {
    await page.evaluate(() => window.scrollTo(0, 0))
    await search.openPanel()
    await search.field.fill(piece.name)
    await arrived('search', 'plp')
    await search.seeAll.click()
    await arrived('page_view', 'search')
    expect(payloadOf('search')).toEqual({ words: piece.name, type: 'Natural-Typed', origin: 'Organic' })
  })

  await test.step('puts a piece of the results into the bag', async () => {
    await search.results.first().click()
    await arrived('page_view', 'pdp')
    await product.choose(piece)
    await product.addButton.click()
    await arrived('cart_list', 'pdp')
    await arrived('add_to_bag', 'pdp')
    expect(payloadOf('add_to_bag')).toEqual({
      lines: [{ sku: piece.sku, qty: 1 }],
      isBuyNow: false,
      list: 'search',
    })
  })

  await test.step('orders it as a guest', async () => {
    await miniBag.wholeBag.click()
    await arrived('page_view', 'shopping-bag')
    expect(payloadOf('page_view', 5)).toEqual({ referrer: 'pdp' })
    await bag.checkout.click()
    // The page is left while what was done there is still on its way.
    await onSlowNetwork(page, async () => {
      await login.continueAsGuest(mobile)
      await expect(page).toHaveURL('/checkout?from=pdp')
    })
    await arrived('page_view', 'checkout')
    await checkout.address.fill(chengdu)
    await checkout.choice('微信支付').check()
    await checkout.placeOrder.click()
    await expect(payment.cashier).toBeVisible()
    await arrived('page_view', 'checkout/cashier')
    await arrived('submit_order', 'checkout')
    expect(payloadOf('register_result')).toEqual({ kind: 'purchase', isDone: true })
    const cart = payloadOf('cart_list')
    expect(payloadOf('submit_order')).toEqual({ step: 'quick-login', ...cart })
    expect(payloadOf('submit_order', 1)).toEqual({ step: 'checkout', ...cart })
    expect(events().at(-1)?.visitor).toEqual({
      isGuestMode: true,
      buyerType: 'non-buyer',
      clientStatus: 'Client',
    })
  })

  await test.step('takes it back: nothing more is told', async () => {
    await page.goto('/cookie-policy#choice')
    await expect.poll(() => stepsSeen().at(-1)).toBe('page_view cookie-policy')
    await consent(page).uncheck()
    await expect(page.getByText('未同意，不会统计。')).toBeVisible()
    const before = eventsText()
    asked.length = 0
    await page.goto(list)
    await scrollToEnd(page)
    await home.open()
    await page.goto(list)
    expect(askedForAnalytics()).toEqual([])
    expect(eventsText()).toBe(before)
  })

  await test.step('somebody else comes by the chat app and binds a mobile', async () => {
    const context = await browser.newContext()
    const elsewhere = await context.newPage()
    const next = storeIn(elsewhere, outbox)
    await agree(elsewhere)
    await elsewhere.goto('/?isLogin=open')
    await next.chatApp.entry.click()
    await next.chatApp.agreeAs(`person-${mobile}`)
    await next.login.binding.proveMobile(uniqueMobile(parallelIndex))
    await next.login.binding.confirm.click()
    await arrived('chat_app_binding', 'index')
    expect(payloadOf('chat_app_login')).toEqual({ result: 'mobile wanted' })
    await context.close()
  })

  await test.step('in this order, and naming nobody', async () => {
    const steps = stepsSeen().slice(0, 19)
    // The view of a page is ready after 300 ms, the order that led to it after 400: either may be told first.
    const isOrder = (step: string) => step.startsWith('submit_order')
    expect(steps.filter(isOrder)).toEqual(['submit_order shopping-bag', 'submit_order checkout'])
    expect(steps.filter((step) => !isOrder(step))).toEqual([
      'page_view cookie-policy',
      'page_view newsletter',
      'newsletter newsletter',
      'product_list plp',
      'page_view plp',
      'search plp',
      'product_list search',
      'page_view search',
      'page_view pdp',
      'cart_list pdp',
      'add_to_bag pdp',
      'cart_list shopping-bag',
      'page_view shopping-bag',
      'register_result shopping-bag',
      'page_view checkout',
      'page_view checkout/cashier',
      'page_view cookie-policy',
    ])
    const cookies = await page.context().cookies()
    const secrets = [mobile, ...Object.values(chengdu), 'lin.wan', 'example.com', 'person-']
    for (const secret of [
      ...secrets,
      ...cookies.map(({ value }) => value).filter((value) => value.length > 8),
    ])
      expect(eventsText()).not.toContain(secret)
  })
})
