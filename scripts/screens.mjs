/** `npm run screens`: takes the pictures of docs/screens from the built store, on a desktop and on a phone. */
import { mkdirSync, rmSync } from 'node:fs'
import { Caller } from './support/caller.mjs'
import { ensureInstalled } from './support/packages/install.mjs'
import { inRoot } from './support/paths.mjs'
import { run, say } from './support/say.mjs'

const product = '/aurore-top-handle-bag-bg0101?s=BG-0101-NOIR-PM'
const desktop = { viewport: { width: 1440, height: 900 } }
const isPhone = (page) => page.viewportSize().width < 1024

/** Each screen: its page, who opens it, and what a shopper does there before the picture is taken. */
const screens = [
  { name: 'home', path: '/' },
  { name: 'home-below', path: '/', act: (page) => page.mouse.wheel(0, 900) },
  { name: 'menu', path: '/', act: openMenu },
  { name: 'search-panel', path: '/', act: openSearch },
  { name: 'search', path: '/search?q=%E6%89%98%E7%89%B9' },
  { name: 'search-nothing', path: '/search?q=%E9%A3%9E%E8%88%B9%E8%88%B9' },
  { name: 'region', path: '/', act: openRegion },
  { name: 'footer', path: '/contact', act: (page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded() },
  { name: 'list', path: '/categories/women/handbags' },
  { name: 'filters', path: '/categories/women/handbags', act: openFilters },
  { name: 'product', path: product },
  { name: 'previewer', path: product, act: openPreviewer },
  { name: 'mini-bag', path: product, act: addToBag },
  { name: 'bag', path: '/shopping-bag', before: product, act: (page) => bagLine(page).waitFor() },
  { name: 'login', path: '/?isLogin=open', act: (page) => page.getByRole('dialog').waitFor() },
  { name: 'login-password', path: '/?isLogin=open', act: (page) => button(page, '密码登录').click() },
  {
    name: 'register',
    path: '/?isLogin=open',
    act: (page) => page.getByRole('tab', { name: '注册' }).click(),
  },
  { name: 'forgot-password', path: '/forgotpassword' },
  { name: 'checkout-login', path: '/checkout/login' },
  { name: 'consent', path: '/checkout', as: 'undecided', act: openConsent },
  { name: 'personal-data', path: '/account/personal-data', as: 'customer', act: accountIsThere },
  { name: 'address-book', path: '/addressbook', as: 'customer', act: accountIsThere },
  { name: 'address-edit', path: '/addressbook/edit', as: 'customer', act: accountIsThere },
  { name: 'orders', path: '/order', as: 'customer', act: accountIsThere },
  { name: 'contact', path: '/contact' },
  { name: 'faq', path: '/faq' },
  { name: 'size-guide', path: '/sizeguide' },
  { name: 'style-guide', path: '/style-guide' },
  { name: 'policy', path: '/privacy-policy' },
  { name: 'follow', path: '/follow' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'collections', path: '/collections' },
  { name: 'studio', path: '/studio' },
  { name: 'fragrance', path: '/haute-perfumery' },
  { name: 'not-found', path: '/no-such-piece' },
  { name: 'maintenance', path: '/maintenance' },
]

const places = [
  ['四川省', '510000', '成都市', '510100', '锦江区', '510104', '春熙路 1 号 2 栋 1203 室'],
  ['上海市', '310000', '上海市', '310100', '静安区', '310106', '南京西路 1266 号恒隆广场办公楼一座 38 层'],
]

let customers = 0

await run(async () => {
  await ensureInstalled()
  const { default: sharp } = await import('sharp')
  const { launchChromium, phone } = await import('./support/packages/chromium.mjs')
  const { startStore } = await import('./support/own-store.mjs')
  const wanted = process.argv.slice(2)

  const folder = inRoot('docs/screens')
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const store = await startStore('screens')
  const browser = await launchChromium()
  try {
    for (const [suffix, device] of [
      ['', desktop],
      ['-phone', phone],
    ]) {
      for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
        const context = await browser.newContext({
          ...device,
          baseURL: store.url,
          locale: 'zh-CN',
          reducedMotion: 'reduce',
        })
        try {
          if (screen.as) await context.addCookies(await sessionOf(store, screen.as))
          const page = await context.newPage()
          const picture = await take(page, screen)
          await sharp(picture)
            .resize({ width: suffix ? 390 : 1200 })
            .webp({ quality: 76 })
            .toFile(`${folder}/${screen.name}${suffix}.webp`)
          say(`${screen.name}${suffix}`)
        } catch (error) {
          say(`${screen.name}${suffix}: ${error.message}`)
          process.exitCode = 1
        }
        await context.close()
      }
    }
  } finally {
    await browser.close()
    await store.stop()
  }
})

async function take(page, { path, before, act }) {
  if (before) {
    await page.goto(before)
    await addToBag(page)
  }
  await page.goto(path, { waitUntil: 'networkidle' })
  await act?.(page)
  await page.waitForLoadState('networkidle')
  // Fades are over.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  return page.screenshot()
}

/** The cookies of somebody new: a customer with a name and two addresses, or one whom the policy was never shown to. */
async function sessionOf(store, kind) {
  customers += 1
  const caller = new Caller(store)
  await caller.becomeCustomer(`1390000${String(customers).padStart(4, '0')}`)
  if (kind === 'customer') {
    const policy = await caller.get('/rest/cn/V1/cms/block/identifier/privacy-policy')
    await caller.post('/rest/cn/V1/customer/saveCustomerInfo', {
      ...{
        lastname: '林',
        firstname: '晚',
        gender: 2,
        place: 'CHN',
        country: 'CHN',
        email: 'lin.wan@example.com',
      },
      ...{
        isAgreeAgreement: 1,
        cgi: 1,
        isSendInfoAbroad: 0,
        customerVersion: policy.content.customerVersion,
      },
    })
    for (const [region, region_id, city, city_id, district, district_id, street] of places)
      await caller.post('/rest/cn/V1/applet/addAddress', {
        ...{ firstname: '林晚', gender: 2, telephone: '13900000000', isDefault: region_id === '510000' },
        ...{ region, region_id, city, city_id, district, district_id, street },
      })
  }
  if (kind === 'undecided') {
    const piece = { productId: 'BG-0101-NOIR-PM', qty: 1, options: {} }
    await caller.post('/rest/cn/V1/applet/addCart', { ...piece, quickPurchase: false, quickLogin: false })
  }
  const token = caller.authorization.replace('Bearer ', '')
  return Object.entries({ token, session: 'customer' }).map(([name, value]) => ({
    name,
    value,
    url: store.url,
  }))
}

function button(page, name) {
  return page.getByRole('button', { name, exact: true })
}

function openConsent(page) {
  return page.getByRole('dialog').getByRole('checkbox').first().waitFor()
}

function accountIsThere(page) {
  return page.getByRole('navigation', { name: '账户导航' }).waitFor()
}

async function openFilters(page) {
  await page.getByRole('main').getByRole('button', { name: /筛选/ }).first().click()
  await page.getByRole('dialog', { name: '筛选' }).waitFor()
}

async function openMenu(page) {
  const header = page.getByRole('banner')
  const opener = isPhone(page)
    ? header.getByRole('button', { name: '打开菜单' })
    : header.getByRole('link', { name: '女士', exact: true })
  await opener.click()
  await page.getByRole('dialog', { name: '菜单' }).waitFor()
}

async function openSearch(page) {
  await page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '搜索' })
  await panel.getByRole('searchbox').fill('托特')
  await panel.getByRole('link').filter({ hasText: '¥' }).first().waitFor()
}

async function openRegion(page) {
  await page.getByRole('contentinfo').getByRole('button', { name: '中国大陆 | CH' }).click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
}

async function openPreviewer(page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^查看大图/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: '图片浏览' }).getByRole('img').first().waitFor()
}

async function addToBag(page) {
  await page.getByRole('main').getByRole('button', { name: '加入购物袋' }).first().click()
  await page
    .getByRole('dialog', { name: /^购物袋/ })
    .getByRole('button', { name: '删除' })
    .waitFor()
}

function bagLine(page) {
  return page.getByRole('main').getByRole('button', { name: '删除' })
}
