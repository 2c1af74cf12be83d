import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChatLoginWay } from '@/contract/calls/customer/chat-app'
import { chatAppBindings, chatAppIdentities, chatAppStates } from '@/server/db/schema/customer/chat-app'
import { cleanUps } from '@/server/compose'
import { cleanUpJob } from '@/server/platform/jobs'
import { onePiece } from '@/server/testing/checkout'
import { otherThan, smsCode } from '@/server/testing/sms-code'
import { createTestApp, withToken, type Caller, type TestApp } from '@/server/testing/test-app'

const site = 'https://www.oree.example'
const here = `${site}/women?nav=women&returnUrl=%2Forder`

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ config: { siteUrl: site } })
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(61_000))

let made = 0
const aMobile = () => `137${String(++made).padStart(8, '0')}`
const aPerson = () => `person-${++made}`
const aBrowser = (): Caller => ({ visitor: `visitor-of-browser-${++made}` })

const calls = { qr: 'loginByQrWechat', 'in-app': 'loginByWechat' } as const
type Back = { way: ChatLoginWay; code: string; state: string }

async function start(browser: Caller, way: ChatLoginWay, redirectUrl = here): Promise<string> {
  const answer = await t.call('startWechatLogin', { body: { way, redirectUrl } }, browser)
  if (answer.code !== 1) throw new Error(answer.error)
  return answer.data.url
}

/** Presses a button of the sandbox chat app's page; answers where that leads. */
async function press(url: string, answer: 'yes' | 'no', person: string): Promise<URL> {
  const [path, query] = url.split('?')
  const body = new URLSearchParams(query)
  body.set('answer', answer)
  body.set('open_id', person)
  const response = await t.app.request(path!, { method: 'POST', body })
  return new URL(response.headers.get('location') ?? '')
}

async function authorize(browser: Caller, way: ChatLoginWay, person: string): Promise<Back> {
  const back = await press(await start(browser, way), 'yes', person)
  return { way, code: back.searchParams.get('code')!, state: back.searchParams.get('state')! }
}

const finish = (browser: Caller, { way, ...query }: Back) => t.call(calls[way], { query }, browser)
const logIn = async (browser: Caller, way: ChatLoginWay, person: string) =>
  finish(browser, await authorize(browser, way, person))

/** Authorises as somebody who is new here; answers what the browser is given to bind a mobile with. */
async function bindParamOf(browser: Caller, person = aPerson()): Promise<string> {
  const answer = await logIn(browser, 'qr', person)
  if (answer.code !== 1 || answer.data.result !== 2) throw new Error('expected result 2')
  return answer.data.bindParam
}

const bind = (browser: Caller, body: { bindParam: string; mobile: string; verifyCode: string }) =>
  t.call('bindWechat', { body }, browser)

/** Binds a person to a mobile as the forms do. */
async function bound(person: string, mobile: string): Promise<void> {
  const browser = aBrowser()
  const bindParam = await bindParamOf(browser, person)
  const answer = await bind(browser, {
    bindParam,
    mobile,
    verifyCode: await smsCode(t, mobile, 'bind_mobile'),
  })
  if (answer.code !== 1) throw new Error(answer.error)
}

const refused = { status: 200, code: 0, error: 'CHAT_APP_NOT_AUTHORIZED' }

describe('[C07] POST applet/startWechatLogin', () => {
  test('200 leads to the chat app with a state that tells the way, another each time', async () => {
    const browser = aBrowser()

    const [one, another, inApp] = [
      await start(browser, 'qr'),
      await start(browser, 'qr'),
      await start(browser, 'in-app'),
    ].map((url) => new URL(url, site).searchParams)

    expect(one!.get('redirect_uri')).toBe(here)
    expect(one!.get('state')).toMatch(/^1[0-9a-f]{64}$/)
    expect(another!.get('state')).not.toBe(one!.get('state'))
    expect(inApp!.get('state')).toMatch(/^0[0-9a-f]{64}$/)
  })

  test.each([
    'https://evil.example/',
    'https://www.oree.example.evil.example/',
    'https://www.oree.example@evil.example/',
    'http://www.oree.example/',
    'javascript:alert(1)',
    '//evil.example',
    '/women',
  ])('400 %s is no page of this site', async (redirectUrl) => {
    const answer = await t.call('startWechatLogin', { body: { way: 'qr', redirectUrl } }, aBrowser())

    expect(answer).toMatchObject({ status: 400, error: 'BAD_REQUEST' })
  })

  test('429 for an address that begins too many', async () => {
    const browser = { ...aBrowser(), address: '198.51.100.7' }
    const begin = () => t.call('startWechatLogin', { body: { way: 'qr', redirectUrl: here } }, browser)
    const answers = await Promise.all(Array.from({ length: 125 }, begin))

    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
  })
})

describe.each(['qr', 'in-app'] as const)('[C07] login by chat app: %s', (way) => {
  test('result 2 for somebody new: nothing but what a mobile is bound with', async () => {
    const answer = await logIn(aBrowser(), way, aPerson())

    expect(answer).toMatchObject({
      code: 1,
      data: { result: 2, bindParam: expect.stringMatching(/^[\w-]{43}$/) },
    })
    expect(Object.keys(answer.data!)).toEqual(['result', 'bindParam'])
  })

  test('result 1 for somebody bound: logged in, and neither mobile nor open id said', async () => {
    const [person, mobile] = [aPerson(), aMobile()]
    await bound(person, mobile)

    const answer = await logIn(aBrowser(), way, person)

    expect(answer).toMatchObject({ code: 1, data: { result: 1, mobileCode: '+86' } })
    expect(JSON.stringify(answer)).not.toContain(mobile)
    expect(JSON.stringify(answer)).not.toContain(person)
    const token = answer.code === 1 && answer.data.result === 1 ? answer.data.token : ''
    expect(await t.call('getCustomer', {}, withToken(token, 'customer'))).toMatchObject({ code: 1 })
  })

  test('refused in another browser, and the one that began can still finish', async () => {
    const [person, mine] = [aPerson(), aBrowser()]
    await bound(person, aMobile())
    const back = await authorize(mine, way, person)

    expect(await finish(aBrowser(), back)).toMatchObject(refused)
    expect(await finish(mine, back)).toMatchObject({ code: 1, data: { result: 1 } })
  })

  test('refused the second time, also with a new code', async () => {
    const [person, browser] = [aPerson(), aBrowser()]
    await bound(person, aMobile())
    const back = await authorize(browser, way, person)
    await finish(browser, back)
    const { code } = await authorize(browser, way, person)

    expect(await finish(browser, back)).toMatchObject(refused)
    expect(await finish(browser, { ...back, code })).toMatchObject(refused)
  })

  test('refused with a code that was used before', async () => {
    const [person, browser] = [aPerson(), aBrowser()]
    await bound(person, aMobile())
    const { code } = await authorize(browser, way, person)
    const { state } = await authorize(browser, way, person)
    const unused = await authorize(browser, way, person)

    expect(await finish(browser, { way, code, state })).toMatchObject({ code: 1 })
    expect(await finish(browser, { ...unused, code })).toMatchObject(refused)
  })

  test('one of many at once succeeds', async () => {
    const [person, browser] = [aPerson(), aBrowser()]
    await bound(person, aMobile())
    const back = await authorize(browser, way, person)

    const answers = await Promise.all(Array.from({ length: 8 }, () => finish(browser, back)))

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  test('refused the other way, without a state, with an invented one, and after ten minutes', async () => {
    const browser = aBrowser()
    const other = way === 'qr' ? 'in-app' : 'qr'
    const back = await authorize(browser, way, aPerson())

    expect(await finish(browser, { ...back, way: other })).toMatchObject(refused)
    expect(await finish(browser, { ...back, state: '' })).toMatchObject(refused)
    expect(await finish(browser, { ...back, state: back.state.replace(/.$/, 'z') })).toMatchObject(refused)
    t.clock.advance(10 * 60_000)
    expect(await finish(browser, back)).toMatchObject(refused)
  })

  test('CHAT_APP_UNAVAILABLE while the chat app fails', async () => {
    const browser = aBrowser()
    const back = await authorize(browser, way, aPerson())
    const { chatApp } = t.deps.providers
    const broken = { ...chatApp, identify: () => Promise.reject(new Error('the chat app does not answer')) }
    Object.assign(t.deps.providers, { chatApp: broken })

    const answer = await finish(browser, back)

    Object.assign(t.deps.providers, { chatApp })
    expect(answer).toMatchObject({ status: 200, error: 'CHAT_APP_UNAVAILABLE' })
  })
})

describe('[C07] what a login by chat app does to the session', () => {
  test('the guest’s bag joins the customer’s, and the guest token is dead', async () => {
    const [person, sku] = [aPerson(), await onePiece(t, { stock: 9, priceFen: 100_00 })]
    await bound(person, aMobile())
    const guest = await t.asGuest()
    const line = { productId: sku, qty: 2, options: {}, quickPurchase: false, quickLogin: false }
    await t.call('addCart', { body: line }, guest)

    const answer = await logIn(guest, 'qr', person)

    const token = answer.code === 1 && answer.data.result === 1 ? answer.data.token : ''
    expect(await t.call('getCart', { body: {} }, withToken(token, 'customer'))).toMatchObject({
      data: { items: [{ qty: 2 }] },
    })
    expect(await t.call('getCart', { body: {} }, guest)).toMatchObject({ status: 401 })
  })
})

describe('[C07] POST applet/bindingPost', () => {
  test('200 logs in, and the next authorisation by either way does without', async () => {
    const [browser, person, mobile] = [aBrowser(), aPerson(), aMobile()]
    const bindParam = await bindParamOf(browser, person)
    const verifyCode = await smsCode(t, mobile, 'bind_mobile')

    const answer = await bind(browser, { bindParam, mobile, verifyCode })

    expect(answer).toMatchObject({ code: 1, data: { firstname: null, token: expect.any(String) } })
    expect(JSON.stringify(answer)).not.toContain(mobile)
    expect(await logIn(aBrowser(), 'in-app', person)).toMatchObject({ data: { result: 1 } })
    expect(await logIn(aBrowser(), 'qr', person)).toMatchObject({ data: { result: 1 } })
  })

  test('200 logs a registered customer in as themselves', async () => {
    const [browser, mobile] = [aBrowser(), aMobile()]
    await t.asCustomer({ mobile, firstname: '晚' })
    const bindParam = await bindParamOf(browser)

    const answer = await bind(browser, {
      bindParam,
      mobile,
      verifyCode: await smsCode(t, mobile, 'bind_mobile'),
    })

    expect(answer).toMatchObject({ code: 1, data: { firstname: '晚' } })
  })

  test('200 the guest’s bag joins', async () => {
    const [guest, mobile] = [await t.asGuest(), aMobile()]
    const sku = await onePiece(t, { stock: 9, priceFen: 100_00 })
    const line = { productId: sku, qty: 1, options: {}, quickPurchase: false, quickLogin: false }
    await t.call('addCart', { body: line }, guest)
    const bindParam = await bindParamOf(guest)

    const answer = await bind(guest, {
      bindParam,
      mobile,
      verifyCode: await smsCode(t, mobile, 'bind_mobile'),
    })

    const token = answer.code === 1 ? answer.data.token : ''
    expect(await t.call('getCartCount', {}, withToken(token, 'customer'))).toMatchObject({
      data: { cartCount: 1 },
    })
  })

  test('200 whoever a customer was to the chat app before can log in no longer', async () => {
    const [former, next, mobile] = [aPerson(), aPerson(), aMobile()]
    await bound(former, mobile)
    t.clock.advance(61_000)

    await bound(next, mobile)

    expect(await logIn(aBrowser(), 'qr', next)).toMatchObject({ data: { result: 1 } })
    expect(await logIn(aBrowser(), 'qr', former)).toMatchObject({ data: { result: 2 } })
  })

  test('refused in another browser, though the code is right', async () => {
    const [mine, mobile] = [aBrowser(), aMobile()]
    const bindParam = await bindParamOf(mine)
    const verifyCode = await smsCode(t, mobile, 'bind_mobile')

    expect(await bind(aBrowser(), { bindParam, mobile, verifyCode })).toMatchObject(refused)
    expect(await bind(mine, { bindParam, mobile, verifyCode })).toMatchObject({ code: 1 })
  })

  test('refused the second time, when invented, and after a quarter of an hour', async () => {
    const [browser, mobile] = [aBrowser(), aMobile()]
    const used = await bindParamOf(browser)
    await bind(browser, { bindParam: used, mobile, verifyCode: await smsCode(t, mobile, 'bind_mobile') })
    const late = await bindParamOf(browser)
    t.clock.advance(15 * 60_000)
    const verifyCode = await smsCode(t, mobile, 'bind_mobile')

    for (const bindParam of [used, late, 'invented'])
      expect(await bind(browser, { bindParam, mobile, verifyCode })).toMatchObject(refused)
  })

  test('one of many at once succeeds, and one code is spent', async () => {
    const [browser, mobile] = [aBrowser(), aMobile()]
    const bindParam = await bindParamOf(browser)
    const verifyCode = await smsCode(t, mobile, 'bind_mobile')

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => bind(browser, { bindParam, mobile, verifyCode })),
    )

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  test('SMS_CODE_WRONG for a wrong code, which may be tried again, and for one sent for something else', async () => {
    const [browser, mobile, other] = [aBrowser(), aMobile(), aMobile()]
    const bindParam = await bindParamOf(browser)
    const verifyCode = await smsCode(t, mobile, 'bind_mobile')
    const elsewhere = await smsCode(t, other, 'login_by_mobile')

    expect(await bind(browser, { bindParam, mobile, verifyCode: otherThan(verifyCode) })).toMatchObject({
      error: 'SMS_CODE_WRONG',
      data: { validationResult: { verifyCode: '短信验证码输入错误' } },
    })
    expect(await bind(browser, { bindParam, mobile: other, verifyCode: elsewhere })).toMatchObject({
      error: 'SMS_CODE_WRONG',
    })
    expect(await bind(browser, { bindParam, mobile, verifyCode })).toMatchObject({ code: 1 })
  })

  test('the code dies after five wrong tries; 429 after ten, whichever mobiles they were for', async () => {
    const [browser, mobile] = [aBrowser(), aMobile()]
    const bindParam = await bindParamOf(browser)
    const verifyCode = await smsCode(t, mobile, 'bind_mobile')
    for (let tries = 0; tries < 5; tries++)
      await bind(browser, { bindParam, mobile, verifyCode: otherThan(verifyCode) })

    expect(await bind(browser, { bindParam, mobile, verifyCode })).toMatchObject({ error: 'SMS_CODE_WRONG' })
    for (let tries = 6; tries < 10; tries++)
      await bind(browser, { bindParam, mobile: aMobile(), verifyCode: '000000' })
    const another = aMobile()
    const good = await smsCode(t, another, 'bind_mobile')
    expect(await bind(browser, { bindParam, mobile: another, verifyCode: good })).toMatchObject({
      status: 429,
      error: 'TOO_MANY_REQUESTS',
    })
  })
})

describe('[C07] the sandbox chat app', () => {
  const ask = (redirectUri: string) =>
    t.app.request(
      `/rest/sandbox/chat-app/authorize?${new URLSearchParams({ way: 'qr', state: 'x1', redirect_uri: redirectUri }).toString()}`,
    )

  test('asks on a page of its own that runs nothing', async () => {
    const response = await ask(here)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toMatch(/同意授权[^]*拒绝/)
  })

  test('a refusal leads back with the state alone', async () => {
    const back = await press(await start(aBrowser(), 'qr'), 'no', aPerson())

    expect(back.href).toMatch(
      /^https:\/\/www\.oree\.example\/women\?nav=women&returnUrl=%2Forder&state=1[0-9a-f]{64}$/,
    )
  })

  test.each(['https://evil.example/', 'javascript:alert(1)', '"><script>'])(
    '400 leads nowhere else: %s',
    async (redirectUri) => {
      const body = new URLSearchParams({
        way: 'qr',
        state: 'x1',
        redirect_uri: redirectUri,
        answer: 'yes',
        open_id: 'a',
      })

      const posted = await t.app.request('/rest/sandbox/chat-app/authorize', { method: 'POST', body })

      expect((await ask(redirectUri)).status).toBe(400)
      expect(posted.status).toBe(400)
      expect(posted.headers.has('location')).toBe(false)
    },
  )

  test('is not there beside a real chat app', async () => {
    const account = {
      appId: 'wx1',
      secret: 's',
      apiUrl: 'http://127.0.0.1:9',
      connectUrl: 'https://open.weixin.qq.com',
    }
    const real = await createTestApp({
      config: {
        siteUrl: site,
        chatApp: { provider: 'wechat', ...account, qr: { appId: 'wx2', secret: 't' } },
      },
    })

    const response = await real.app.request('/rest/sandbox/chat-app/authorize?way=qr')

    expect(response.status).toBe(404)
    await real.close()
  })
})

test('[C09] whoever binds a mobile has agreed to the privacy policy in force', async () => {
  const [browser, mobile] = [{ ...aBrowser(), page: '/login/wechat-bind-mobile' }, aMobile()]
  const verifyCode = await smsCode(t, mobile, 'bind_mobile')
  await bind(browser, { bindParam: await bindParamOf(browser), mobile, verifyCode })

  const ledger = await t.deps.db.query.consents.findMany({
    where: (table, { eq }) => eq(table.subject, mobile),
  })
  expect(ledger).toMatchObject([
    { purpose: 'isAgreeAgreement', isGiven: true, page: '/login/wechat-bind-mobile' },
  ])
})

describe('[C07] what the database keeps', () => {
  test('hashes only, and nothing of what is over', async () => {
    const [browser, person, mobile] = [aBrowser(), aPerson(), aMobile()]
    await bound(person, mobile)
    const state = new URL(await start(browser, 'qr'), site).searchParams.get('state')!
    const bindParam = await bindParamOf(browser)
    const { db } = t.deps
    const tables = [
      await db.select().from(chatAppIdentities),
      await db.select().from(chatAppStates),
      await db.select().from(chatAppBindings),
    ]

    for (const secret of [person, state, bindParam]) expect(JSON.stringify(tables)).not.toContain(secret)

    t.clock.advance(3_600_000)
    await cleanUpJob(t.deps, cleanUps).run()
    expect(await db.select().from(chatAppStates)).toEqual([])
    expect(await db.select().from(chatAppBindings)).toEqual([])
  })
})
