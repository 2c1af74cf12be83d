import { expect, test, type Page } from '../fixtures'
import { callAs } from '../support/gateway'
import { pieces } from '../support/products'

const piece = pieces.toteNoir
const PARENT = 'BG-0301'

const chatApps = {
  Android:
    'Mozilla/5.0 (Linux; Android 13; V2183A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50.2701(0x28003256) NetType/WIFI Language/zh_CN',
  iOS: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50(0x18003234) NetType/WIFI Language/zh_CN',
}

const actions = (page: Page) => ({
  link: page.getByRole('textbox', { name: '链接' }),
  copy: page.getByRole('button', { name: '复制链接' }),
  code: page.getByRole('img', { name: /二维码$/ }),
})

test('[S23][S22] a product is passed on: its picture, a code to scan, its address', async ({
  page,
  store,
  axe,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await store.product.open(piece)
  await page.getByRole('link', { name: '分享', exact: true }).click()

  await expect(page).toHaveURL(/\/share\?id=BG-0301$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(piece.name)
  const { link, copy, code } = actions(page)
  await expect(link).toHaveValue(new RegExp(`/${piece.url}$`))
  await expect(code).toBeVisible()
  await expect(code).toHaveJSProperty('complete', true)
  expect(await axe(page)).toEqual([])

  await copy.click()
  await expect(page.getByRole('status').filter({ hasText: '链接已复制' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/${piece.url}$`))
})

test('[S23] the share page is complete without scripts, kept like the others and not in the index', async ({
  request,
}) => {
  for (const path of ['/share', `/share?id=${PARENT}`]) {
    const response = await request.get(path)
    const html = await response.text()

    expect(response.status(), path).toBe(200)
    expect(response.headers()['cache-control'], path).toMatch(/s-maxage=\d+/)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).toContain('data:image/svg+xml;base64,')
  }
  expect((await request.get('/share?id=NO-SUCH-PIECE')).status()).toBe(404)
})

test('[S23] a customer finds what they shared', async ({ page, shopper, mobile, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shopper.registerQuickly(mobile)
  await page.goto(`/share?id=${PARENT}`)
  const history = page.getByRole('region', { name: '分享记录' })
  await expect(history).toContainText('您还没有分享过')

  const recorded = page.waitForResponse(/share\/history$/)
  await actions(page).copy.click()
  await recorded

  await expect(history.getByRole('link', { name: piece.name })).toBeVisible()
  const { items } = await callAs(page.request, 'listShareHistory', { body: {} })
  expect(items).toMatchObject([{ title: piece.name }])
})

/** The chat app's kit as it would be in the page: writes down what it is told. */
const kit = `
  window.told = []
  const note = (name) => (value) => window.told.push([name, value])
  window.wx = {
    config: note('config'),
    ready: (callback) => callback(),
    error: () => undefined,
    updateAppMessageShareData: note('friends'),
    updateTimelineShareData: note('timeline'),
  }`

type Told = [string, Record<string, string>][]
const toldTo = (page: Page) => page.evaluate(() => (window as unknown as { told?: Told }).told ?? [])

for (const [system, userAgent] of Object.entries(chatApps)) {
  test(`[S23] inside the chat app on ${system} each page says how it looks when it is passed on`, async ({
    browser,
    baseURL,
    viewport,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the chat app is on phones')
    const context = await browser.newContext({ baseURL, userAgent, viewport, isMobile, hasTouch: true })
    await context.route('https://res.wx.qq.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: kit }),
    )
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/getJsapiTicket'))
        asked.push((request.postDataJSON() as { url: string }).url)
    })
    // A call that crosses the guest's first token is refused and made again (A§8).
    const signed = page.waitForResponse(
      (response) => response.url().endsWith('/getJsapiTicket') && response.ok(),
    )
    await page.goto('/categories/women/handbags/tote?nav=women#list')

    expect(await (await signed).json()).toMatchObject({
      code: 0,
      data: { appId: 'wx-sandbox', signature: expect.stringMatching(/^[0-9a-f]{40}$/) },
    })
    await expect.poll(async () => (await toldTo(page)).map(([name]) => name)).toContain('timeline')
    const landing = `${baseURL}/categories/women/handbags/tote`
    expect((await toldTo(page)).findLast(([name]) => name === 'friends')?.[1]).toMatchObject({
      title: expect.stringContaining('托特包'),
      link: landing,
      desc: expect.stringMatching(/.+/),
    })

    await page
      .getByRole('link', { name: new RegExp(piece.name) })
      .first()
      .click()
    await expect
      .poll(async () => (await toldTo(page)).findLast(([name]) => name === 'timeline')?.[1])
      .toMatchObject({
        title: expect.stringContaining(piece.name),
        link: expect.stringContaining(`/${piece.url}`),
        imgUrl: expect.stringContaining('/pictures/'),
      })
    expect(new Set(asked)).toEqual(
      new Set([`${landing}?nav=women`, ...(system === 'iOS' ? [] : [page.url().split('#')[0]])]),
    )
    await context.close()
  })
}

test('[S23] inside the chat app without its script the page works, and only a warning is logged', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, userAgent: chatApps.Android })
  await context.route('https://res.wx.qq.com/**', (route) => route.abort())
  const page = await context.newPage()
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')

  await page.goto(`/share?id=${PARENT}`)

  expect((await warned).text()).toContain('分享设置未成功')
  await expect(page.getByText(/点击右上角/)).toBeVisible()
  await context.close()
})
