import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@/contract/calls/endpoint'
import type { Contract } from '@/contract/calls/contract'
import { sessions } from '@/server/db/schema/customer/login'
import { anAddress, dataOf, onePiece, order, withBag } from '@/server/testing/checkout'
import { otherThan } from '@/server/testing/sms-code'
import { createTestApp, withToken, type Caller, type TestApp } from '@/server/testing/test-app'
import { behindGateway, GatewayBrowser, withoutApi } from './support/gateway-browser'

let t: TestApp
let removeGateway: () => Promise<void>

beforeAll(async () => {
  t = await createTestApp()
  removeGateway = await behindGateway(t)
})
afterAll(async () => {
  await removeGateway()
  await t.close()
})

let mobiles = 0
const aMobile = () => `1380002${String(++mobiles).padStart(4, '0')}`
const encoded = (password: string) => Buffer.from(password).toString('base64')
type SmsType = InputOf<Contract['sendSms']>['body']['type']

/** Has a code sent, picture code and all, and reads it where a telephone would show it. */
async function codeFor(browser: GatewayBrowser, mobile: string, type: SmsType): Promise<string> {
  t.clock.advance(61_000)
  await browser.call('refreshCaptcha', { body: { type } })
  const visitor = browser.cookies.get('visitor')
  const captcha = t.outbox('captcha').findLast((line) => line.visitor === visitor)!.text!
  await browser.call('sendSms', { body: { mobile, type, captcha } })
  return t.outbox('sms').findLast((line) => line.mobile === mobile && line.type === type)!.code!
}

const registration = (mobile: string, verifyCode: string) => ({
  mobile,
  verifyCode,
  appellation: 2 as const,
  lastname: '林',
  firstname: '晓月',
  password: encoded('oree2026'),
  passwordConfirm: encoded('oree2026'),
  residence: 'CHN',
  nationality: 'CHN',
  isAgreeAgreement: 1 as const,
})

/** Registers in this browser, which is logged in afterwards. */
async function register(browser: GatewayBrowser, mobile = aMobile()): Promise<string> {
  const verifyCode = await codeFor(browser, mobile, 'register')
  await browser.call('createCustomer', { body: registration(mobile, verifyCode) })
  return mobile
}

const asHeld = (browser: GatewayBrowser) => withToken(browser.cookies.get('token') ?? '', 'customer')

describe('[C01][X04] stealing a token', () => {
  it('is not possible for a script: on every way in it is in HttpOnly cookies alone, for a week', async () => {
    const browser = new GatewayBrowser()
    const tokens: string[] = []
    const note = (name: string) => tokens.push(browser.cookies.get(name) ?? '')

    await browser.call('createGuest', {})
    note('guest_token')
    const mobile = await register(browser)
    note('token')
    await browser.call('logout', {})
    await browser.call('createGuest', {})
    await browser.call('loginByPassword', { body: { mobile, password: encoded('oree2026') } })
    note('token')
    const verifyCode = await codeFor(browser, mobile, 'login_by_mobile')
    await browser.call('loginByMobile', { body: { mobile, verifyCode } })
    note('token')

    expect(new Set(tokens).size).toBe(4)
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(browser.readable()).not.toContain(token)
      const line = browser.given.find((given) => given.includes(token))
      expect(line).toMatch(/; httponly/i)
      expect(line).toMatch(/; samesite=lax/i)
      expect(line).toMatch(/; secure/i)
      expect(line).toMatch(/; max-age=604800/i)
    }
    expect(browser.readable()).not.toContain(mobile)
  })

  it('does not help who reads the database: what is kept opens nothing', async () => {
    const browser = new GatewayBrowser()
    await register(browser)
    const kept = (await t.deps.db.select().from(sessions)).map(({ tokenHash }) => tokenHash)

    for (const tokenHash of kept)
      expect(await t.call('getCustomer', {}, withToken(tokenHash, 'customer'))).toMatchObject({ status: 401 })
    expect(kept).not.toContain(browser.cookies.get('token'))
  })

  it('ends with the logout, and nothing personal stays in the browser', async () => {
    const browser = new GatewayBrowser()
    await register(browser)
    const stolen = asHeld(browser)
    expect(await t.call('getCustomer', {}, stolen)).toMatchObject({ code: 1 })

    await browser.call('logout', {})

    expect(await t.call('getCustomer', {}, stolen)).toMatchObject({ status: 401 })
    expect([...browser.cookies.keys()]).toEqual(['visitor'])
  })

  it('ends with a new password, in every browser', async () => {
    const [mine, thief] = [new GatewayBrowser(), new GatewayBrowser()]
    const mobile = await register(mine)
    await thief.call('loginByPassword', { body: { mobile, password: encoded('oree2026') } })
    const verifyCode = await codeFor(mine, mobile, 'forgot_password')
    const { token = '' } = await mine.call('forgotPassword', { body: { mobile, verifyCode } })
    const password = encoded('oree2027')

    await mine.call('saveNewPassword', { body: { token, password, passwordConfirm: password } })

    expect((await thief.ask('getCustomer', {})).status).toBe(401)
    expect((await mine.ask('getCustomer', {})).status).toBe(401)
  })
})

describe('[C10][X04] a call from a page of another site', () => {
  const LOGOUT = '/rest/cn/V1/customer/logout'

  it.each([
    ['its origin', { origin: 'https://evil.example' }],
    ['a sister site', { origin: 'https://shop.store.example' }],
    ['this host on another port', { origin: 'https://store.example:8443' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an origin that is none', { origin: 'store.example' }],
    ['what its browser says', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['what its browser says of a sister', { origin: '', 'sec-fetch-site': 'same-site' }],
  ])('is refused by %s, a right post token included', async (_, headers) => {
    const browser = new GatewayBrowser()
    await register(browser)
    const postToken = await browser.postToken()

    const { status, answer } = await browser.send(LOGOUT, {
      headers: { 'x-post-token': postToken, ...headers },
    })

    expect([status, answer.error]).toEqual([400, 'BAD_REQUEST'])
    expect(await t.call('getCustomer', {}, asHeld(browser))).toMatchObject({ code: 1 })
  })

  it('is refused without a post token, with one of another browser or of before the login', async () => {
    const [browser, attacker] = [new GatewayBrowser(), new GatewayBrowser()]
    await browser.call('createGuest', {})
    const former = await browser.postToken()
    await register(browser)

    for (const token of ['', former, await attacker.postToken()]) {
      const { status, answer } = await browser.send(LOGOUT, { headers: { 'x-post-token': token } })
      expect([status, answer.error]).toEqual([599, 'POST_TOKEN_INVALID'])
    }
    expect(await t.call('getCustomer', {}, asHeld(browser))).toMatchObject({ code: 1 })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused as %s, which is all a foreign form can send',
    async (type) => {
      const browser = new GatewayBrowser()
      const headers = { 'x-post-token': await browser.postToken(), 'content-type': type }
      const body = '{"email":"reader@example.com"}'

      const { status } = await browser.send('/rest/cn/V1/applet/addInformation', { headers, body })

      expect(status).toBe(415)
    },
  )
})

describe('[C01][X04] a session laid under somebody', () => {
  it('is worth nothing after their login: the planted guest is dead, the customer’s token new', async () => {
    const [attacker, victim] = [new GatewayBrowser(), new GatewayBrowser()]
    await attacker.call('createGuest', {})
    const planted = attacker.cookies.get('guest_token') ?? ''
    victim.cookies.set('guest_token', planted)

    await register(victim)

    expect(victim.cookies.get('token')).not.toBe(planted)
    expect(victim.cookies.has('guest_token')).toBe(false)
    expect((await attacker.ask('getCartCount', {})).status).toBe(401)
    expect(await t.call('getCustomer', {}, withToken(planted, 'customer'))).toMatchObject({ status: 401 })
  })

  it('is not the one a second login gets: the former token of the browser is dead', async () => {
    const browser = new GatewayBrowser()
    const mobile = await register(browser)
    const former = asHeld(browser)

    await browser.call('loginByPassword', { body: { mobile, password: encoded('oree2026') } })

    expect(await t.call('getCustomer', {}, former)).toMatchObject({ status: 401 })
    expect(await t.call('getCustomer', {}, asHeld(browser))).toMatchObject({ code: 1 })
  })
})

describe('[C02][C08][X04] finding out who is a customer', () => {
  it('the answers for a registered and an unknown mobile are the same, letter for letter', async () => {
    const known = await register(new GatewayBrowser())
    const answers = async (mobile: string) => {
      const browser = new GatewayBrowser()
      const wrong = { mobile, verifyCode: '000000' }
      const texts = []
      for (const type of ['login_by_mobile', 'register', 'forgot_password', 'guest_register'] as const) {
        t.clock.advance(61_000)
        await browser.call('refreshCaptcha', { body: { type } })
        const visitor = browser.cookies.get('visitor')
        const captcha = t.outbox('captcha').findLast((line) => line.visitor === visitor)!.text!
        texts.push(await browser.ask('sendSms', { body: { mobile, type, captcha } }))
      }
      const password = encoded('wrong1234')
      texts.push(
        await browser.ask('loginByPassword', { body: { mobile, password } }),
        await browser.ask('forgotPassword', { body: { mobile, verifyCode: 'x'.repeat(6) } }),
        await browser.ask('forgotPassword', { body: wrong }),
        await browser.ask('checkCustomer', { body: wrong }),
        await browser.ask('getCrmInfo', { body: wrong }),
        await browser.ask('loginByMobile', { body: wrong }),
        await browser.ask('createCustomer', { body: registration(mobile, '000000') }),
      )
      return texts.map(({ status, body }) => [status, body.replace(/"requestId":"[^"]+"/, '')])
    }

    expect(await answers(known)).toEqual(await answers(aMobile()))
  })
})

describe('[C08][X04] trying until it fits', () => {
  it('a picture code is used up by the first guess', async () => {
    const browser = new GatewayBrowser()
    await browser.call('refreshCaptcha', { body: { type: 'register' } })
    const visitor = browser.cookies.get('visitor')
    const right = t.outbox('captcha').findLast((line) => line.visitor === visitor)!.text!
    const send = (captcha: string) =>
      browser.ask('sendSms', { body: { mobile: aMobile(), type: 'register', captcha } })

    expect((await send('0000')).answer.error).toBe('CAPTCHA_WRONG')
    expect((await send(right)).answer.error).toBe('CAPTCHA_WRONG')
  })

  it('an SMS code is dead after five guesses, from as many browsers as one likes', async () => {
    const mobile = aMobile()
    const code = await codeFor(new GatewayBrowser(), mobile, 'guest_register')
    const guess = (verifyCode: string) =>
      new GatewayBrowser().ask('createCustomer', {
        body: { mobile, verifyCode, register_type: 1, isAgreeAgreement: 1 },
      })
    for (let n = 0; n < 5; n++) expect((await guess(otherThan(code))).answer.error).toBe('SMS_CODE_WRONG')

    expect((await guess(code)).answer.error).toBe('SMS_CODE_WRONG')
  })

  it('a password is closed after ten guesses, from as many browsers and addresses as one likes', async () => {
    const mobile = await register(new GatewayBrowser())
    const guess = async (password: string, n: number) => {
      const browser = new GatewayBrowser()
      const headers = { 'x-post-token': await browser.postToken(), 'x-forwarded-for': `203.0.113.${n}` }
      const body = JSON.stringify({ mobile, password: encoded(password) })
      return browser.send('/rest/cn/V1/customer/loginByPassword', { headers, body })
    }
    for (let n = 0; n < 10; n++) expect((await guess(`wrong${n}234`, n)).answer.error).toBe('PASSWORD_WRONG')

    const refused = await guess('oree2026', 99)

    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('a reset token is not guessed, and works once', async () => {
    const browser = new GatewayBrowser()
    const mobile = await register(browser)
    const verifyCode = await codeFor(browser, mobile, 'forgot_password')
    const { token = '' } = await browser.call('forgotPassword', { body: { mobile, verifyCode } })
    const save = (given: string) => {
      const password = encoded('oree2027')
      return browser.ask('saveNewPassword', { body: { token: given, password, passwordConfirm: password } })
    }
    expect(token).toMatch(/^[\w-]{43}$/)

    expect((await save(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).answer.error).toBe(
      'RESET_TOKEN_INVALID',
    )
    expect((await save(token)).answer.code).toBe(1)
    expect((await save(token)).answer.error).toBe('RESET_TOKEN_INVALID')
  })
})

describe("[X04] somebody else's things", () => {
  let owner: Caller
  let thief: Caller
  let orderNo: string
  let addressId: string
  beforeAll(async () => {
    owner = await t.asCustomer({ mobile: aMobile() })
    thief = await t.asCustomer({ mobile: aMobile() })
    const sku = await onePiece(t, { sku: 'ATTACK', stock: 9 })
    orderNo = (await order(t, owner, sku)).orderBn
    addressId = (await dataOf(t.call('saveAddress', { body: anAddress }, owner))).id
  })

  const nobodys = '00000000-0000-4000-8000-000000000000'
  const plainly = (answer: object) => ({ ...answer, requestId: '' })

  it('an order is not there: seen, asked about or invoiced, exactly as one there is none of', async () => {
    const invoice = { type: 'personal' as const, title: '林', email: 'reader@example.com' }
    const tries = [
      (no: string) => t.call('getOrder', { params: { orderNo: no } }, thief),
      (no: string) => t.call('checkOrderPaid', { params: { orderNo: no } }, thief),
      (no: string) => t.call('requestInvoice', { params: { orderNo: no }, body: invoice }, thief),
      (no: string) => t.call('listTracks', { body: { orderNo: no } }, thief),
    ]
    for (const attempt of tries) {
      const [theirs, none] = [await attempt(orderNo), await attempt('OR00000000000000')]
      expect(theirs).toMatchObject({ status: 404, error: 'NOT_FOUND' })
      expect(plainly(theirs)).toEqual(plainly(none))
    }
    expect((await dataOf(t.call('listOrders', { body: {} }, thief))).items).toEqual([])
  })

  it('an address is not there: read, changed or removed', async () => {
    const tries = [
      (id: string) => t.call('getAddress', { body: { id } }, thief),
      (id: string) => t.call('saveAddress', { body: { ...anAddress, id, street: '别处' } }, thief),
      (id: string) => t.call('removeAddress', { body: { id } }, thief),
    ]
    for (const attempt of tries) {
      const [theirs, none] = [await attempt(addressId), await attempt(nobodys)]
      expect(plainly(theirs)).toEqual(plainly(none))
    }
    expect((await dataOf(t.call('listAddresses', {}, owner))).items).toMatchObject([
      { id: addressId, street: anAddress.street },
    ])
  })

  it('a line of the bag stays as it is: not changed, removed or ordered', async () => {
    const { items, total } = await withBag(t, owner, 'ATTACK-U')
    const itemId = items[0]!.id

    expect(await t.call('updateItemQty', { body: { itemId, qty: 5 } }, thief)).toMatchObject({
      error: 'LINE_GONE',
    })
    await t.call('removeItems', { body: { itemIds: [itemId] } }, thief)
    const body = {
      idempotencyKey: crypto.randomUUID(),
      itemIds: [itemId],
      grandTotal: total.grand,
      delivery: { type: 'address' as const, address: anAddress },
      paymentMethod: 'alipay' as const,
    }
    expect(await t.call('saveOrder', { body }, thief)).toMatchObject({ code: 0 })

    expect((await dataOf(t.call('getCart', { body: {} }, owner))).items).toMatchObject([
      { id: itemId, qty: 1 },
    ])
  })
})

describe('[X04] headers and cookies a visitor writes', () => {
  it.each([
    ['half an escape', '%E5%A'],
    ['other letters', '%E5%A5%A5'.repeat(9)],
    ['a line break', `${'x'.repeat(43)}%0d%0aX-Visitor-Id:%20victim`],
    ['two schemes', `${'x'.repeat(43)}, Bearer y`],
    ['far too much', 'x'.repeat(5000)],
    ['nothing', ''],
  ])('a session cookie of %s is none', async (_, value) => {
    const browser = new GatewayBrowser()
    for (const name of ['token', 'guest_token', 'visitor']) browser.cookies.set(name, value)

    const { status, answer } = await browser.send('/rest/cn/V1/customer/customerInfo', {
      headers: { 'x-post-token': 'x.y' },
    })

    expect([status, answer.error]).toEqual([401, 'UNAUTHORIZED'])
    expect(browser.cookies.get('visitor')).toMatch(/^[\w-]{36}$/)
  })

  it('Authorization and X-Visitor-Id are not handed on: the cookies alone say who calls', async () => {
    const customer = await t.asCustomer({ mobile: aMobile() })
    const browser = new GatewayBrowser()

    const { status } = await browser.send('/rest/cn/V1/customer/customerInfo', {
      headers: { authorization: customer.authorization!, 'x-visitor-id': customer.visitor },
    })
    await browser.call('refreshCaptcha', { body: { type: 'register' } })

    expect(status).toBe(401)
    expect(t.outbox('captcha').at(-1)?.visitor).toBe(browser.cookies.get('visitor'))
  })

  it.each([
    '/rest/ops/V1/stock',
    '/rest/%6fps/V1/stock',
    '/rest/%6F%70%73/V1/stock',
    '/rest/OPS/V1/stock',
    '/rest/cn/../ops/V1/stock',
    '/rest/cn/%2e%2e/ops/V1/stock',
    '/rest//ops/V1/stock',
    '/rest/ops%2fV1/stock',
    '/rest/ops',
    '/rest/%ff/V1/stock',
  ])("%s is nothing in a browser, even with the operator's token", async (path) => {
    const browser = new GatewayBrowser()
    browser.cookies.set('token', 'test-operator-token')
    const headers = { 'x-post-token': await browser.postToken() }

    const { status } = await browser.send(path, { headers, body: '{"sku":"ATTACK-U","stock":0}' })

    expect(status).toBe(404)
  })

  it('a request id with anything but letters and digits is replaced', async () => {
    const browser = new GatewayBrowser()

    const { headers } = await browser.send('/rest/cn/V1/applet/unknown', {
      headers: { 'x-request-id': 'a"}<script>' },
    })

    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })
})

describe('[X04] too much and too broken', () => {
  const NEWSLETTER = '/rest/cn/V1/applet/addInformation'

  it('a body over 64 KiB is refused, said or not, and not read to its end', async () => {
    const browser = new GatewayBrowser()
    const headers = { 'x-post-token': await browser.postToken() }
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1
        controller.enqueue(new Uint8Array(8192).fill(32))
      },
    })

    expect((await browser.send(NEWSLETTER, { headers, body: ' '.repeat(65_537) })).status).toBe(413)
    expect((await browser.send(NEWSLETTER, { headers, body: endless })).status).toBe(413)
    // What the sockets between hold is read ahead.
    expect(pulled).toBeLessThan(5000)
  })

  it.each([
    '{"email":',
    '[]',
    '"x"',
    'null',
    '{"email":"\\u0000"}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
  ])('a body of %.20s is a bad request that says no more than which field', async (body) => {
    const browser = new GatewayBrowser()
    const headers = { 'x-post-token': await browser.postToken() }

    const got = await browser.send(NEWSLETTER, { headers, body })

    expect([got.status, got.answer.error]).toEqual([400, 'BAD_REQUEST'])
    expect(got.body).not.toMatch(/\bat \/|node_modules|zod|drizzle/i)
  })

  it('a store whose API is gone says so in the envelope', async () => {
    const { status, answer } = await withoutApi(() => new GatewayBrowser().send(NEWSLETTER))

    expect([status, answer.error]).toEqual([503, 'SHUTTING_DOWN'])
  })
})
