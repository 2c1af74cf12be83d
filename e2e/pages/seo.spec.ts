import { expect, test, type APIRequestContext } from '../fixtures'
import { callAs } from '../support/gateway'
import { operator } from '../support/operator'
import { pieces } from '../support/products'

const crawlers = {
  Baidu: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  Sogou: 'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  '360': 'Mozilla/5.0 (compatible; 360Spider/2.0)',
  Shenma: 'Mozilla/5.0 (compatible; YisouSpider/5.0)',
  Bytedance: 'Mozilla/5.0 (compatible; Bytespider)',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'a chat app': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50',
  'nobody known': 'curl/8.0',
}

const pages = [
  '/',
  `/${pieces.toteNoir.url}`,
  '/categories/women/handbags',
  '/faq',
  '/privacy-policy',
  '/search?q=包',
]

const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!)

test('[S24] every crawler finds the words of a page in its head', async ({ request }) => {
  for (const [crawler, userAgent] of Object.entries(crawlers)) {
    for (const path of pages) {
      const response = await request.get(path, { headers: { 'User-Agent': userAgent } })
      const head = headOf(await response.text())

      expect.soft(head, `${crawler}: ${path}`).toMatch(/<title>[^<]*ORÉE/)
      if (path.startsWith('/search'))
        expect.soft(head, crawler).toMatch(/<meta name="robots" content="noindex/)
      else {
        expect.soft(head, `${crawler}: ${path}`).toMatch(/<link rel="canonical" href="https?:/)
        expect.soft(head, `${crawler}: ${path}`).toMatch(/<meta name="description" content=".{10}/)
        expect.soft(head, `${crawler}: ${path}`).toMatch(/<meta property="og:title"/)
      }
    }
  }
})

test('[S24] pages may be compressed on their way but not rewritten', async ({ request }) => {
  for (const path of [...pages, '/shopping-bag', '/no-such-page']) {
    const { ...headers } = (await request.get(path)).headers()

    expect.soft(headers['cache-control'], path).toMatch(/no-transform$/)
    expect.soft(headers['content-encoding'], path).toMatch(/^(br|gzip)$/)
  }
})

test('[S24] the site map names every page once, and each is there, to be indexed and its own canonical', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('application/xml')
  const urls = locations(await response.text())
  const { entries } = await callAs(request, 'getSiteMap', { query: {} })

  expect(new Set(urls).size).toBe(urls.length)
  expect(urls.length).toBeGreaterThan(entries.length)
  const sample = urls.filter((_, index) => index < 20 || index % 15 === 0)
  for (const url of sample) {
    const { pathname } = new URL(url)
    const page = await request.get(pathname, { maxRedirects: 0 })
    const head = headOf(await page.text())

    expect.soft(page.status(), url).toBe(200)
    expect.soft(head, url).not.toMatch(/name="robots" content="noindex/)
    expect.soft(head.match(/<link rel="canonical" href="(.*?)"/)?.[1], url).toBe(url)
  }
})

test('[S24] robots may fetch pages, not calls, and are told of the site map', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()

  expect(text).toMatch(/Allow: \/\n/)
  expect(text).toMatch(/Disallow: \/rest\//)
  expect(text).toMatch(/Sitemap: https?:\/\/.*\/sitemap\.xml/)
  expect((await request.get('/sitemap/1.xml')).status()).toBe(200)
  expect((await request.get('/sitemap/2.xml')).status()).toBe(404)
})

test('[S24] home says whose house this is and how to search in it; questions are questions', async ({
  request,
}) => {
  const things = async (path: string) =>
    [
      ...(await (await request.get(path)).text()).matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      ),
    ].map(([, json]) => JSON.parse(json!) as { '@type': string; [key: string]: unknown })

  const home = await things('/')
  expect(home.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  const topic = await things('/faq/payment')
  expect(topic.map((thing) => thing['@type'])).toEqual(expect.arrayContaining(['FAQPage', 'BreadcrumbList']))
})

test('[S24][S03] a path that moved answers 308, one that never was 404, one that is no text too', async ({
  request,
}) => {
  const status = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()

  const slash = await request.get(`/${pieces.toteNoir.url}/?s=M`, { maxRedirects: 0 })
  expect(slash.status()).toBe(308)
  expect(slash.headers().location).toBe(`/${pieces.toteNoir.url}?s=M`)
  expect(await status('/no-such-page')).toBe(404)
  expect(await status('/sitemap/no-such.xml')).toBe(404)
  // Written as it is: a browser would not send such an address, a crawler might.
  expect(await rawStatus('/%E5%A')).toBe(404)
  expect(await rawStatus('/women/%')).toBe(404)
  expect(await rawStatus('/search?q=100%')).toBe(200)
  expect(await rawStatus('/categories/women?filters=%E5%A')).toBeLessThan(500)
  expect(await rawStatus('/rest/cn/V1/applet/qrcodegen/%E5%A')).toBe(400)
})

/** The status of a path as it is written, which an URL object would not let through. */
async function rawStatus(path: string): Promise<number | undefined> {
  const { request } = await import('node:http')
  const { E2E_PORT = '3410' } = process.env
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: E2E_PORT, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

const aPage = (id: string, title: string) => ({
  kind: 'page',
  id,
  url: id,
  title,
  description: '这是一张由测试发布的页面。',
  blocks: [{ type: 'text', html: `<p>${title}</p><script>alert(1)</script>` }],
})

async function shows(request: APIRequestContext, path: string, text: string): Promise<void> {
  await expect
    .poll(async () => (await request.get(path)).text(), { timeout: 2_000, intervals: [100] })
    .toContain(text)
}

test('what the operator publishes is on the page, and in the site map, within two seconds', async ({
  request,
}) => {
  const id = 'published-by-a-test'
  expect((await request.get(`/${id}`)).status()).toBe(404)
  await request.get('/sitemap.xml')

  await operator.publish([aPage(id, '初次发布')])
  await shows(request, `/${id}`, '初次发布')
  await shows(request, '/sitemap.xml', `/${id}</loc>`)

  await operator.publish([aPage(id, '再次发布')])
  await shows(request, `/${id}`, '再次发布')
  const html = await (await request.get(`/${id}`)).text()
  expect(html).not.toContain('初次发布')
  expect(html).not.toContain('alert(1)')

  // A redirect that leads elsewhere leads there at once.
  const redirect = (to: string) => ({ kind: 'redirect', from: `${id}-moved`, to })
  const location = async () => {
    const response = await request.get(`/${id}-moved`, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  await operator.publish([redirect(`/${id}`)])
  await expect.poll(location, { timeout: 2_000, intervals: [100] }).toEqual([308, `/${id}`])
  await operator.publish([redirect('/faq')])
  await expect.poll(location, { timeout: 2_000, intervals: [100] }).toEqual([308, '/faq'])
})
