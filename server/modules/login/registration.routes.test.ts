import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@/contract/calls/endpoint'
import type { Contract } from '@/contract/calls/contract'
import { smsCode } from '@/server/testing/sms-code'
import { dataOf, onePiece, order } from '@/server/testing/checkout'
import { createTestApp, withToken, type TestApp } from '@/server/testing/test-app'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

let mobiles = 0
const aMobile = () => `135${String(++mobiles).padStart(8, '0')}`
const encoded = (password: string) => Buffer.from(password).toString('base64')

type Body = InputOf<Contract['createCustomer']>['body']

function aRegistration(mobile: string, verifyCode: string, changes: Partial<Body> = {}): { body: Body } {
  return {
    body: {
      mobile,
      verifyCode,
      appellation: 1,
      lastname: '陈',
      firstname: '子轩',
      password: encoded('oree2026'),
      passwordConfirm: encoded('oree2026'),
      residence: 'CHN',
      nationality: 'CHN',
      isAgreeAgreement: 1,
      ...changes,
    },
  }
}

describe('[C05] POST customer/createByMobile', () => {
  it('200 registers and logs in, with the consents as given', async () => {
    const mobile = aMobile()
    const verifyCode = await smsCode(t, mobile, 'register')
    const consents = {
      cgi: 1,
      isSendInfoAbroad: 0,
      isAcceptMarketCommunication: 1,
      customerVersion: '2.0',
    } as const

    const answer = await t.call('createCustomer', aRegistration(mobile, verifyCode, consents))

    expect(answer).toMatchObject({
      code: 1,
      data: {
        firstname: '子轩',
        lastname: '陈',
        gender: 1,
        place: 'CHN',
        country: 'CHN',
        customerVersion: '2.0',
      },
    })
    const customer = await t.deps.db.query.customers.findFirst({
      where: (table, { eq }) => eq(table.mobileHash, mobile),
    })
    expect(customer?.passwordHash).toMatch(/^\$argon2id\$/)
    const kept = await t.deps.db.query.consents.findMany({
      where: (table, { eq }) => eq(table.customerId, customer!.id),
    })
    expect(kept.map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual([
      ['isAgreeAgreement', true],
      ['cgi', true],
      ['isSendInfoAbroad', false],
      ['isAcceptMarketCommunication', true],
    ])
    expect(kept[0]).toMatchObject({ texts: { 'privacy-policy': '2.0' } })
  })

  it('200 without a version agrees to the policy in force; who buys as a guest to the terms of sale alone', async () => {
    const rows = ['privacy-policy', 'terms-of-sale'].map((identifier) => ({
      ...{ kind: 'block', identifier, type: 'policy', title: identifier },
      content: { customerVersion: '3.0' },
    }))
    await t.call('publishContent', { body: { rows } }, t.operator)
    const [mobile, guest] = [aMobile(), aMobile()]
    const verifyCode = await smsCode(t, mobile, 'register')
    const guestCode = await smsCode(t, guest, 'guest_register')

    const registered = await t.call('createCustomer', aRegistration(mobile, verifyCode))
    const bought = await t.call('createCustomer', {
      body: { mobile: guest, verifyCode: guestCode, register_type: 1, isAgreeAgreement: 1 },
    })

    expect(registered).toMatchObject({ data: { customerVersion: '3.0' } })
    expect(bought).toMatchObject({ data: { customerVersion: null } })
    const kept = await t.deps.db.query.consents.findFirst({
      where: (table, { eq }) => eq(table.subject, guest),
    })
    expect(kept?.texts).toEqual({ 'terms-of-sale': '3.0' })
  })

  it('INVALID_INPUT names every field that is missing', async () => {
    const answer = await t.call('createCustomer', {
      body: { mobile: aMobile(), verifyCode: '123456', isAgreeAgreement: 0 },
    })

    expect(answer).toMatchObject({ status: 200, error: 'INVALID_INPUT' })
    expect(Object.keys((answer.code === 0 && answer.data?.validationResult) || {}).sort()).toEqual([
      'appellation',
      'firstname',
      'isAgreeAgreement',
      'lastname',
      'nationality',
      'password',
      'residence',
    ])
  })

  it('SMS_CODE_WRONG for a wrong code', async () => {
    expect(await t.call('createCustomer', aRegistration(aMobile(), '123456'))).toMatchObject({
      error: 'SMS_CODE_WRONG',
    })
  })

  it('MOBILE_REGISTERED for a registered mobile, whose password stays', async () => {
    const mobile = aMobile()
    await t.call('createCustomer', aRegistration(mobile, await smsCode(t, mobile, 'register')))
    t.clock.advance(61_000)
    const verifyCode = await smsCode(t, mobile, 'register')

    const answer = await t.call(
      'createCustomer',
      aRegistration(mobile, verifyCode, {
        password: encoded('another1'),
        passwordConfirm: encoded('another1'),
      }),
    )

    expect(answer).toMatchObject({ error: 'MOBILE_REGISTERED' })
    expect(
      await t.call('loginByPassword', { body: { mobile, password: encoded('oree2026') } }),
    ).toMatchObject({ code: 1 })
  })

  it('one of ten registrations at once succeeds', async () => {
    const mobile = aMobile()
    const verifyCode = await smsCode(t, mobile, 'register')

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => t.call('createCustomer', aRegistration(mobile, verifyCode))),
    )

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  it('400 for a name with other signs than letters and digits', async () => {
    const answer = await t.call('createCustomer', aRegistration(aMobile(), '123456', { firstname: '<b>' }))

    expect(answer).toMatchObject({ status: 400, error: 'BAD_REQUEST' })
    expect(answer.code === 0 && answer.data?.validationResult).toHaveProperty('firstname')
  })
})

describe('[C06] POST customer/createByMobile, register_type 1', () => {
  const guestRegistration = (mobile: string, verifyCode: string) => ({
    body: { mobile, verifyCode, register_type: 1, isAgreeAgreement: 1 } as const,
  })

  it('200 gives a customer without a profile, who may register in full later', async () => {
    const mobile = aMobile()
    const answer = await t.call(
      'createCustomer',
      guestRegistration(mobile, await smsCode(t, mobile, 'guest_register')),
    )
    expect(answer).toMatchObject({ code: 1, data: { firstname: null, lastname: null } })
    t.clock.advance(61_000)

    const full = await t.call('createCustomer', aRegistration(mobile, await smsCode(t, mobile, 'register')))

    expect(full).toMatchObject({ code: 1, data: { firstname: '子轩' } })
    if (answer.code === 1 && full.code === 1) expect(full.data.createTime).toBe(answer.data.createTime)
  })

  it('the orders a guest placed are there once the registration is completed by mobile and code', async () => {
    const mobile = aMobile()
    const piece = await onePiece(t)
    const guest = await dataOf(
      t.call('createCustomer', guestRegistration(mobile, await smsCode(t, mobile, 'guest_register'))),
    )
    const { orderBn } = await order(t, withToken(guest.token, 'customer'), piece)
    t.clock.advance(61_000)

    const full = await dataOf(
      t.call('createCustomer', aRegistration(mobile, await smsCode(t, mobile, 'register'))),
    )

    const registered = withToken(full.token, 'customer', 'another-browser')
    const { items } = await dataOf(t.call('listOrders', { body: {} }, registered))
    expect(items.map((item) => item.orderBn)).toEqual([orderBn])
    expect(await t.call('getOrder', { params: { orderNo: orderBn } }, registered)).toMatchObject({ code: 1 })
  })

  it('200 logs a registered mobile in and leaves its profile', async () => {
    const mobile = aMobile()
    await t.asCustomer({ mobile, firstname: '明' })

    const answer = await t.call(
      'createCustomer',
      guestRegistration(mobile, await smsCode(t, mobile, 'guest_register')),
    )

    expect(answer).toMatchObject({ code: 1, data: { firstname: '明' } })
  })

  it('SMS_CODE_WRONG for a code of the full registration', async () => {
    const mobile = aMobile()
    const verifyCode = await smsCode(t, mobile, 'register')

    expect(await t.call('createCustomer', guestRegistration(mobile, verifyCode))).toMatchObject({
      error: 'SMS_CODE_WRONG',
    })
  })
})

describe('[C05] POST customer/getInfoFromCrm', () => {
  it('200 prefills a mobile the CRM knows, and leaves the code good for the registration', async () => {
    const mobile = '13900000001'
    const verifyCode = await smsCode(t, mobile, 'register')

    const answer = await t.call('getCrmInfo', { body: { mobile, verifyCode } })

    expect(answer).toMatchObject({
      code: 1,
      data: { firstName: '晓月', lastName: '林', country: 'CHN', gender: 2 },
    })
    expect(await t.call('createCustomer', aRegistration(mobile, verifyCode))).toMatchObject({ code: 1 })
  })

  it('200 with nothing for a mobile the CRM does not know', async () => {
    const mobile = aMobile()
    const verifyCode = await smsCode(t, mobile, 'register')

    expect(await t.call('getCrmInfo', { body: { mobile, verifyCode } })).toMatchObject({
      code: 1,
      data: { firstName: null, lastName: null },
    })
  })

  it('SMS_CODE_WRONG says nothing about the mobile', async () => {
    const answer = await t.call('getCrmInfo', { body: { mobile: '13900000002', verifyCode: '123456' } })

    expect(answer).toMatchObject({ error: 'SMS_CODE_WRONG' })
  })
})

describe('POST customer/customerByMobile', () => {
  it('200 tells who proved to hold the mobile whether it is registered', async () => {
    const [known, unknown] = [aMobile(), aMobile()]
    await t.asCustomer({ mobile: known })
    const check = async (mobile: string) =>
      t.call('checkCustomer', { body: { mobile, verifyCode: await smsCode(t, mobile, 'login_by_mobile') } })

    expect(await check(known)).toMatchObject({ code: 1, data: { isRegistered: true } })
    expect(await check(unknown)).toMatchObject({ code: 1, data: { isRegistered: false } })
  })

  it('SMS_CODE_WRONG', async () => {
    expect(
      await t.call('checkCustomer', { body: { mobile: aMobile(), verifyCode: '123456' } }),
    ).toMatchObject({
      error: 'SMS_CODE_WRONG',
    })
  })
})
