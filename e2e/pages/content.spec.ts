import { expect, test, type APIRequestContext, type Page } from '../fixtures'

test.use({ reducedMotion: 'reduce' })

/** Every content page of the store with the heading that is its own. */
const pages = {
  '/contact': '联系我们',
  '/follow': '关注奥蕾',
  '/stores': '专卖店',
  '/sizeguide': '尺码指南',
  '/style-guide': '风格指南',
  '/legalterms': '法律声明',
  '/privacy-policy': '隐私政策',
  '/privacy-policy/2024-06': '隐私政策',
  '/privacy-policy-guest': '游客隐私政策',
  '/terms-of-sale': '销售条款',
  '/terms-of-uses': '使用条款',
  '/cgi': '个人信息跨境传输说明',
  '/returnsrefunds': '退货与退款',
  '/cookie-policy': 'Cookie 政策',
  '/information-gathering': '个人信息收集清单',
  '/information-sharing': '第三方信息共享清单',
  '/return-policy': '退换货政策',
  '/shipping': '配送与自提',
  '/packing': '包装',
  '/faq': '常见问题',
  '/faq/payment': '支付',
  '/faq/shopping': '购物',
  '/faq/tracking': '物流',
  '/faq/returns': '退货与退款',
  '/faq/account': '账户',
  '/faq/products': '商品',
  '/faq/size-guide': '尺码',
  '/faq/help': '帮助',
  '/faq/maison': '时装屋',
  '/faq/newsletter': '邮件订阅',
  '/haute-perfumery/collection': '十二支香水',
  '/collections/shows/2026-printemps-ete': '二〇二六春夏',
  '/collections/campaigns/2026-brume': '二〇二六《雾散之前》',
  '/collections/teasers/2019': '预告 二〇一九',
  '/collections/teasers/2023': '预告 二〇二三',
  '/studio/architecture/paris': '巴黎',
  '/studio/art-projects/herbarium': '标本室',
  '/studio/collaborations/lyon': '里昂',
}

async function headOf(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const html = await response.text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string },
  )
  return {
    status: response.status(),
    headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => text),
    canonical: /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
    data: data.map((thing) => thing['@type']),
    html,
  }
}

test(
  '[S01][S22][S24] every content page answers with its own heading, description and way to it',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const [path, heading] of Object.entries(pages)) {
      await test.step(path, async () => {
        const head = await headOf(request, path)

        expect.soft(head, path).toMatchObject({ status: 200, headings: [heading], canonical: path })
        expect.soft(head.description.length, path).toBeGreaterThan(5)
        expect.soft(head.data, path).toContain('BreadcrumbList')
      })
    }
  },
)

test(
  '[S01][S22] a content page there never was is not found; the one for maintenance is alone',
  { tag: '@desktop' },
  async ({ page, request }) => {
    for (const path of ['/faq/parking', '/privacy-policy/1999-01', '/stores/paris']) {
      expect.soft((await request.get(path)).status(), path).toBe(404)
    }

    await page.goto('/maintenance')
    await expect(page.getByRole('heading', { level: 1, name: '系统维护中' })).toBeVisible()
    await expect(page.getByRole('link', { name: '400-880-1924' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
  },
)

test('[S22] a policy names its version, keeps its table of contents in view and its former versions at hand', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  const contents = page.getByRole('navigation', { name: '目录' })
  const versions = page.getByRole('region', { name: '版本与修订记录' })
  await expect(page.getByText(/^版本 2026-01　自 2026年1月1日起施行$/)).toBeVisible()

  await contents.getByRole('link', { name: '十、您的权利' }).click()
  await expect(page.getByRole('heading', { name: '十、您的权利' })).toBeInViewport()
  await expect(contents).toBeInViewport()
  await expect(contents.getByRole('link', { name: '十、您的权利' })).toHaveAttribute(
    'aria-current',
    'location',
  )

  await expect(versions.getByRole('listitem')).toHaveText([/2026年1月1日.*现行/, /2024年6月1日.*2024-06/])
  await versions.getByRole('link', { name: /^查看此版本/ }).click()
  await expect(page).toHaveURL('/privacy-policy/2024-06')
  await expect(page.getByRole('note')).toContainText('这是历史版本')
  await page.getByRole('link', { name: '查看现行版本' }).click()
  await expect(page).toHaveURL('/privacy-policy')
})

const question = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByText(name, { exact: true }) })

test('[S22] the FAQ is searched as one types, and a question is linked to', async ({ page, axe }) => {
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '退货与退款' })).toBeVisible()
  const field = page.getByRole('textbox', { name: '搜索常见问题' })

  await field.fill('停车')
  await expect(page.getByText('没有找到相关的问题')).toBeVisible()
  await field.fill('发票')
  await expect(page.getByText(/^找到 \d+ 条相关问题$/)).toBeVisible()
  expect.soft(await axe(page), 'results').toEqual([])
  await question(page, '如何申请发票').getByText('如何申请发票', { exact: true }).click()
  await page.getByRole('link', { name: '在「支付」中查看' }).first().click()

  await expect(page).toHaveURL('/faq/payment#invoice')
  await expect(page.getByText('请在订单详情中申请电子发票')).toBeVisible()
  await expect(page.getByText('提交订单后三十分钟内完成付款')).toBeHidden()

  await page.getByRole('navigation', { name: '问题分类' }).getByRole('link', { name: '账户' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '账户' })).toBeVisible()
  await question(page, '忘记密码怎么办').getByText('忘记密码怎么办').click()
  await expect(page.getByText('亦可选择「验证码登录」')).toBeVisible()
})

test(
  '[S22] a topic of the FAQ tells search engines its questions',
  { tag: '@desktop' },
  async ({ request }) => {
    const { data, html } = await headOf(request, '/faq/returns')

    expect(data).toContain('FAQPage')
    expect(html).toContain('"name":"退货有期限吗"')
  },
)

test('[S22] the size guide measures in words, drawing and table', async ({ page, isMobile }) => {
  await page.goto('/sizeguide')
  await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '戒指圈口对照' }).click()
  const rings = page.getByRole('region', { name: '戒指圈口对照', exact: true })

  await expect(page.getByRole('img', { name: /纸条绕指根一周/ })).toBeInViewport()
  await expect(rings.getByRole('columnheader')).toHaveText(['圈口', '内周长', '内径', '港码'])
  await expect(
    rings.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '52' }) }),
  ).toContainText('16.6')
  if (isMobile) return
  await rings.focus()
  await expect(rings).toBeFocused()
})

test('[S22] who wants to talk finds hours, telephone, live chat and boutiques', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByText('周一至周五 10:00-20:00')).toBeVisible()
  await expect(main.getByRole('link', { name: '400-880-1924' })).toHaveAttribute('href', 'tel:4008801924')

  await main.getByRole('button', { name: '开始在线咨询' }).click()
  await expect(main.getByRole('status')).toContainText('请致电客户服务热线')
  await page.evaluate(() => {
    window.addEventListener('live-chat-open', (event) => {
      event.preventDefault()
      document.title = '在线客服'
    })
  })
  await main.getByRole('button', { name: '开始在线咨询' }).click()
  await expect(page).toHaveTitle('在线客服')
  await expect(main.getByRole('status')).toBeEmpty()

  await main.getByRole('link', { name: '查询专卖店' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '专卖店' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('link', { name: '021-5555 0188' })).toHaveAttribute('href', 'tel:02155550188')
})

test('[S22] the code on the follow page can be scanned', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/follow')
  const code = page.getByRole('img', { name: '奥蕾官方账号二维码' })

  await expect(code).toBeVisible()
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('[S22] an editorial page shows its picture, its words and its pieces', async ({ page }) => {
  await page.goto('/collections/shows/2026-printemps-ete')
  await expect(page.getByRole('img', { name: '亚麻布上的围巾与针织帽' }).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: '当前位置' }).getByRole('listitem')).toHaveText([
    '首页',
    '系列',
    '时装秀',
    '二〇二六春夏',
  ])
  await expect(page.getByText(/^¥[\d,]+$/).first()).toBeAttached()
})

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('[S22] policies and answers can be read', async ({ page }) => {
    await page.goto('/terms-of-sale')
    await expect(page.getByText('商品将为您保留三十分钟')).toBeVisible()

    await page.goto('/faq/tracking')
    await page.getByText('何时发货').click()
    await expect(page.getByText('现货通常于付款后一至二个工作日发出')).toBeVisible()
  })
})

test.describe('accessibility', { tag: '@desktop' }, () => {
  for (const path of [
    '/contact',
    '/follow',
    '/stores',
    '/sizeguide',
    '/style-guide',
    '/cookie-policy',
    '/faq/payment',
    '/shipping',
    '/haute-perfumery/collection',
    '/maintenance',
  ]) {
    test(`[X03][S22] ${path} has no violations`, async ({ page, axe }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      expect(await axe(page)).toEqual([])
    })
  }
})
