import { randomUUID } from 'node:crypto'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lookupHashOf } from '@/server/db/personal-data'
import { inventory } from '@/server/db/schema/catalogue/variants'
import { arrivalNotices, browsingEntries } from '@/server/db/schema/customer/interests'
import { consents } from '@/server/db/schema/customer/consents'
import { addresses, customers } from '@/server/db/schema/customer/customers'
import { sessions } from '@/server/db/schema/customer/login'
import { orders } from '@/server/db/schema/purchase/orders'
import { anAddress, anOrder, dataOf, order, withBag } from '@/server/testing/checkout'
import { stockStore } from '@/server/testing/demo-rows'
import { otherThan } from '@/server/testing/sms-code'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'
import { cleanUps } from '@/server/compose'
import { cleanUpJob } from '@/server/platform/jobs'
import { hashPassword } from '../customer/password'

const PERFUME = 'PF-0301-50'
const SOLD_OUT = 'SH-0201-37'
const HOUR_MS = 3_600_000

let t: TestApp
let mobile: string
let customer: Caller
let customersMade = 0

beforeAll(async () => {
  t = await createTestApp()
  await stockStore(t.deps.db)
  await dataOf(
    t.call(
      'publishContent',
      { body: { rows: [aPolicy('privacy-policy', '2026-01'), aPolicy('terms-of-sale', '2025-09')] } },
      t.operator,
    ),
  )
})
afterAll(() => t.close())
beforeEach(async () => {
  mobile = `1360000${String(1000 + customersMade++)}`
  customer = await t.asCustomer({ mobile, firstname: '晚' })
  await t.deps.db.update(inventory).set({ stock: 9 }).where(ne(inventory.sku, SOLD_OUT))
})

function aPolicy(identifier: string, customerVersion: string) {
  return { kind: 'block', identifier, type: 'policy', title: identifier, content: { customerVersion } }
}

const anInvoice = { type: 'personal', title: '林晚', email: 'wan@example.com' } as const
const base64 = (text: string) => Buffer.from(text).toString('base64')
const withPassword = async (password: string) =>
  t.deps.db
    .update(customers)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(customers.id, customer.customerId!))
const change = (currentPassword: string, password: string, passwordConfirm = password) =>
  t.call(
    'changePassword',
    {
      body: {
        currentPassword: base64(currentPassword),
        password: base64(password),
        passwordConfirm: base64(passwordConfirm),
      },
    },
    customer,
  )
const save = (body: Parameters<typeof t.call<'saveCustomer'>>[1]['body'], page = '/account/personal-data') =>
  dataOf(t.call('saveCustomer', { body }, { ...customer, page }))

async function deletionCode(): Promise<string> {
  await dataOf(t.call('sendDeletionCode', {}, customer))
  return t.outbox('sms').findLast((line) => line.mobile === mobile && line.type === 'delete_account')!.code!
}
const remove = async () =>
  t.call(
    'deleteAccount',
    { body: { verifyCode: await deletionCode() } },
    { ...customer, page: '/account/personal-data' },
  )
const orderAs = async (status: typeof orders.$inferSelect.status) => {
  const { orderBn } = await order(t, customer, PERFUME)
  await t.deps.db.update(orders).set({ status }).where(eq(orders.orderBn, orderBn))
  return orderBn
}

describe('[C12] POST account/info', () => {
  it('200 shows the mobile masked and whether there is a password', async () => {
    expect(await dataOf(t.call('getAccount', {}, customer))).toEqual({
      mobile: `136****${mobile.slice(-4)}`,
      hasPassword: false,
      hasOrderMessages: true,
      consents: [],
    })
  })

  it('401 for a guest', async () => {
    expect(await t.call('getAccount', {}, await t.asGuest())).toMatchObject({ status: 401 })
  })
})

describe('[C09] the consent ledger', () => {
  it('has an entry for each box, with its texts and versions, when and where', async () => {
    await save({ isAgreeAgreement: 1, cgi: 0, isSendInfoAbroad: 1, customerVersion: '2026-01' }, '/checkout')

    const { consents: ledger } = await dataOf(t.call('getAccount', {}, customer))
    const at = t.clock.now().toISOString()
    expect(ledger).toEqual([
      { purpose: 'isSendInfoAbroad', isGiven: true, texts: {}, page: '/checkout', at },
      { purpose: 'cgi', isGiven: false, texts: {}, page: '/checkout', at },
      {
        purpose: 'isAgreeAgreement',
        isGiven: true,
        texts: { 'privacy-policy': '2026-01', 'terms-of-sale': '2025-09' },
        page: '/checkout',
        at,
      },
    ])
  })

  it('keeps what was given when it is taken back', async () => {
    await save({ isAcceptMarketCommunication: 1 })
    t.clock.advance(1000)
    await save({ isAcceptMarketCommunication: 0 })

    const { consents: ledger } = await dataOf(t.call('getAccount', {}, customer))
    expect(ledger.map(({ isGiven }) => isGiven)).toEqual([false, true])
    expect(ledger[0]!.texts).toEqual({ 'privacy-policy': '2026-01' })
  })

  it('has one entry for what is decided twice, even in the same moment', async () => {
    await Promise.all([save({ isAgreeAgreement: 1, cgi: 1 }), save({ isAgreeAgreement: 1, cgi: 1 })])
    await save({ cgi: 1 })

    const { consents: ledger } = await dataOf(t.call('getAccount', {}, customer))
    expect(ledger.map(({ purpose }) => purpose).sort()).toEqual(['cgi', 'isAgreeAgreement'])
  })

  it('takes the version in force when none is named, and the profile says so', async () => {
    expect(await save({ isAgreeAgreement: 1 })).toMatchObject({ customerVersion: '2026-01' })
    expect(await save({ cgi: 1 })).toMatchObject({ customerVersion: '2026-01' })
  })

  it.each(['no path', '/with space', `/${'a'.repeat(300)}`])('takes no page from %j', async (page) => {
    await save({ cgi: 1 }, page)

    const { consents: ledger } = await dataOf(t.call('getAccount', {}, customer))
    expect(ledger[0]!.page).toBeNull()
  })

  it('holds no mobile that can be read', async () => {
    await save({ cgi: 1 })

    const rows = await t.deps.db.select().from(consents).where(eq(consents.customerId, customer.customerId!))
    expect(JSON.stringify(rows)).not.toContain(mobile)
    expect(rows[0]!.subject).toBe(lookupHashOf(mobile))
  })
})

describe('[C12] POST account/messages', () => {
  it('200 keeps whether the store may write about orders', async () => {
    await dataOf(t.call('saveMessageSettings', { body: { hasOrderMessages: false } }, customer))

    expect(await dataOf(t.call('getAccount', {}, customer))).toMatchObject({ hasOrderMessages: false })
  })

  it('401 for a guest', async () => {
    const body = { hasOrderMessages: false }

    expect(await t.call('saveMessageSettings', { body }, await t.asGuest())).toMatchObject({ status: 401 })
  })
})

describe('[C12] POST account/password', () => {
  it('200 sets the new one, keeps this session and ends every other', async () => {
    await withPassword('aurore1924')
    const elsewhere = await t.asCustomer({ mobile })

    expect(await change('aurore1924', 'lisiere1925')).toMatchObject({ code: 1, data: null })

    expect(await t.call('getAccount', {}, customer)).toMatchObject({ code: 1 })
    expect(await t.call('getAccount', {}, elsewhere)).toMatchObject({ status: 401 })
    const login = (password: string) =>
      t.call('loginByPassword', { body: { mobile, password: base64(password) } })
    expect(await login('lisiere1925')).toMatchObject({ code: 1 })
    expect(await login('aurore1924')).toMatchObject({ error: 'PASSWORD_WRONG' })
  })

  it.each([
    ['aurore1924', 'short1', 'short1', { password: '请输入8-20位密码，至少包含1个数字+1个字母' }],
    ['aurore1924', 'lisiere1925', 'lisiere1926', { passwordConfirm: '两次输入的密码不一致，请检查' }],
    ['wrong1924', 'lisiere1925', 'lisiere1925', { currentPassword: '当前密码错误，请重新输入' }],
  ])('%s → %s / %s is refused at its field', async (current, next, confirmed, validationResult) => {
    await withPassword('aurore1924')

    expect(await change(current, next, confirmed)).toMatchObject({ code: 0, data: { validationResult } })
  })

  it('429 after ten wrong tries, counted with those of the login', async () => {
    await withPassword('aurore1924')
    for (let tries = 0; tries < 10; tries += 1)
      await t.call('loginByPassword', { body: { mobile, password: base64('wrong1924') } })

    expect(await change('aurore1924', 'lisiere1925')).toMatchObject({ status: 429 })
  })

  it('is refused to an account without a password', async () => {
    expect(await change('aurore1924', 'lisiere1925')).toMatchObject({ error: 'PASSWORD_WRONG' })
  })

  it('401 without a token', async () => {
    const password = base64('aurore1924')
    const body = { currentPassword: password, password, passwordConfirm: password }

    expect(await t.call('changePassword', { body })).toMatchObject({ status: 401 })
  })
})

describe('[C12] POST account/export', () => {
  it('200 answers everything the store keeps about the customer, and nothing of anybody else', async () => {
    const neighbour = await t.asCustomer({ mobile: '13500000001', firstname: '邻' })
    await order(t, neighbour, PERFUME)
    const orderBn = await orderAs('complete')
    await withBag(t, customer, PERFUME, 2)
    await save({ email: 'wan@example.com', cgi: 1 })
    await dataOf(t.call('saveAddress', { body: anAddress }, customer))
    await dataOf(t.call('addWish', { params: { sku: PERFUME } }, customer))
    await dataOf(t.call('addBrowsing', { body: { sku: PERFUME } }, customer))
    await dataOf(
      t.call('createArrivalNotice', { body: { sku: SOLD_OUT, email: 'wan@example.com' } }, customer),
    )

    await dataOf(t.call('requestInvoice', { params: { orderNo: orderBn }, body: anInvoice }, customer))

    const data = await dataOf(t.call('exportAccount', {}, customer))

    expect(data).toMatchObject({
      profile: { mobile, firstname: '晚', email: 'wan@example.com' },
      consents: [{ purpose: 'cgi', isGiven: true }],
      addresses: [{ street: anAddress.street, telephone: anAddress.telephone }],
      bag: [{ sku: PERFUME, qty: 2 }],
      shares: [],
      invoices: [{ orderBn, invoiceStatus: 'applied', request: anInvoice, documents: [] }],
      messages: [{ kind: 'order_placed', sentAt: null }],
    })
    expect(data.orders.map((own) => own.orderBn)).toEqual([orderBn])
    expect([data.wishList.length, data.browsing.length, data.arrivalNotices.length]).toEqual([1, 1, 1])
    expect(JSON.stringify(data)).not.toMatch(/邻|argon2|token/i)
  })

  it('429 after five in an hour', async () => {
    for (let times = 0; times < 5; times += 1) await dataOf(t.call('exportAccount', {}, customer))

    expect(await t.call('exportAccount', {}, customer)).toMatchObject({ status: 429 })
    t.clock.advance(HOUR_MS)
    expect(await t.call('exportAccount', {}, customer)).toMatchObject({ code: 1 })
  })

  it('401 for a guest', async () => {
    expect(await t.call('exportAccount', {}, await t.asGuest())).toMatchObject({ status: 401 })
  })
})

describe('[C12] POST account/deletionCode', () => {
  it('200 sends the code to the mobile of the account, once a minute', async () => {
    expect(await t.call('sendDeletionCode', {}, customer)).toMatchObject({ data: { resendSeconds: 60 } })

    expect(await t.call('sendDeletionCode', {}, customer)).toMatchObject({ error: 'SMS_TOO_OFTEN' })
  })

  it('ORDERS_OPEN while an order is under way', async () => {
    await orderAs('shipped')

    expect(await t.call('sendDeletionCode', {}, customer)).toMatchObject({ error: 'ORDERS_OPEN' })
  })

  it('401 without a token', async () => {
    expect(await t.call('sendDeletionCode', {})).toMatchObject({ status: 401 })
  })
})

describe('[C12] POST account/delete', () => {
  it('200 leaves nothing of the customer but their orders, without whom they belonged to', async () => {
    const elsewhere = await t.asCustomer({ mobile })
    const gift = { message: '给晚晚', isGiftWrapped: true }
    const cart = await withBag(t, customer, PERFUME)
    const body = anOrder(cart, { giftInformation: gift, invoice: anInvoice, idempotencyKey: randomUUID() })
    const { orderBn } = await dataOf(t.call('saveOrder', { body }, customer))
    await t.deps.db.update(orders).set({ status: 'complete' }).where(eq(orders.orderBn, orderBn))
    await save({ isAgreeAgreement: 1, isAcceptMarketCommunication: 1 })
    await dataOf(t.call('saveAddress', { body: anAddress }, customer))
    await dataOf(t.call('addBrowsing', { body: { sku: PERFUME } }, customer))
    await dataOf(t.call('createArrivalNotice', { body: { sku: SOLD_OUT } }, customer))
    const id = customer.customerId!

    expect(await remove()).toMatchObject({ code: 1, data: null })

    const { db } = t.deps
    expect(await db.select().from(customers).where(eq(customers.id, id))).toEqual([])
    expect(await db.select().from(sessions).where(eq(sessions.customerId, id))).toEqual([])
    expect(await db.select().from(addresses).where(eq(addresses.customerId, id))).toEqual([])
    expect(await db.select().from(browsingEntries).where(eq(browsingEntries.customerId, id))).toEqual([])
    expect(await db.select().from(arrivalNotices).where(eq(arrivalNotices.contactHash, mobile))).toEqual([])
    for (const caller of [customer, elsewhere])
      expect(await t.call('getCustomer', {}, caller)).toMatchObject({ status: 401 })

    const [kept] = await db.select().from(orders).where(eq(orders.orderBn, orderBn))
    expect(kept).toMatchObject({
      customerId: null,
      status: 'complete',
      gift: null,
      invoice: { type: 'personal', title: '林晚', email: '' },
      delivery: { address: { firstname: '已注销', telephone: '', street: '', city: anAddress.city } },
    })
    const ledger = await db.select().from(consents).where(eq(consents.subject, mobile))
    expect(ledger.map(({ customerId }) => customerId)).toEqual([null, null, null, null])
    expect(ledger.filter(({ isGiven }) => !isGiven).map(({ purpose }) => purpose)).toEqual([
      'isAgreeAgreement',
      'isAcceptMarketCommunication',
    ])
    expect(await dataOf(t.call('opsGetOrder', { params: { orderNo: orderBn } }, t.operator))).toMatchObject({
      grandTotal: kept!.grandTotalFen,
    })
  })

  it('the mobile may register again, as somebody new', async () => {
    await orderAs('canceled')
    await remove()

    const again = await t.asCustomer({ mobile })

    expect(again.customerId).not.toBe(customer.customerId)
    expect(await dataOf(t.call('getAccount', {}, again))).toMatchObject({ consents: [] })
    expect(await dataOf(t.call('listOrders', { body: {} }, again))).toMatchObject({ items: [] })
  })

  it.each(['pending_payment', 'paid', 'shipped', 'ready_for_pickup', 'refunding'] as const)(
    'ORDERS_OPEN while an order is %s: nothing is changed and the code stays good',
    async (status) => {
      const verifyCode = await deletionCode()
      const orderBn = await orderAs(status)
      const attempt = () => t.call('deleteAccount', { body: { verifyCode } }, customer)

      expect(await attempt()).toMatchObject({ error: 'ORDERS_OPEN' })
      expect(await t.call('getAccount', {}, customer)).toMatchObject({ code: 1 })

      await t.deps.db.update(orders).set({ status: 'refunded' }).where(eq(orders.orderBn, orderBn))
      expect(await attempt()).toMatchObject({ code: 1 })
    },
  )

  it('an order that nobody paid in time does not stand in the way', async () => {
    await orderAs('pending_payment')
    t.clock.advance(HOUR_MS)

    expect(await remove()).toMatchObject({ code: 1 })
  })

  it('SMS_CODE_WRONG for another code, at its field, and for a code of the login', async () => {
    const verifyCode = otherThan(await deletionCode())

    expect(await t.call('deleteAccount', { body: { verifyCode } }, customer)).toMatchObject({
      error: 'SMS_CODE_WRONG',
      data: { validationResult: { verifyCode: '短信验证码输入错误' } },
    })
    expect(await t.call('getAccount', {}, customer)).toMatchObject({ code: 1 })
  })

  it('somebody else’s code deletes nobody', async () => {
    const verifyCode = await deletionCode()
    const neighbour = await t.asCustomer({ mobile: '13500000002' })

    expect(await t.call('deleteAccount', { body: { verifyCode } }, neighbour)).toMatchObject({
      error: 'SMS_CODE_WRONG',
    })
  })

  it('401 for a guest', async () => {
    const answer = await t.call('deleteAccount', { body: { verifyCode: '123456' } }, await t.asGuest())

    expect(answer).toMatchObject({ status: 401 })
  })
})

it('[C12] the ledger forgets who left three years ago, and nobody else', async () => {
  await save({ cgi: 1 })
  await remove()
  const left = () => t.deps.db.select().from(consents).where(eq(consents.subject, mobile))

  t.clock.advance(3 * 365 * 24 * HOUR_MS - HOUR_MS)
  await cleanUpJob(t.deps, cleanUps).run()
  expect(await left()).toHaveLength(2)

  t.clock.advance(3 * 24 * HOUR_MS)
  await cleanUpJob(t.deps, cleanUps).run()
  expect(await left()).toEqual([])
})
