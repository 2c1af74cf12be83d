import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, withToken, type TestApp } from '@/server/testing/test-app'
import { cleanUps } from '@/server/compose'
import { cleanUpJob } from '@/server/platform/jobs'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const WEEK_MS = 10_080 * 60_000

describe('[C01] POST customer/createGuest', () => {
  it('200 gives a guest token of 256 bits, good for 10080 minutes, kept as a hash', async () => {
    const answer = await t.call('createGuest', {})
    const token = answer.code === 1 ? answer.data.token : ''
    const guest = withToken(token, 'guest')

    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const agree = () =>
      t.call('guestAgree', { body: { guestVersion: '1.0', isAgreeGuestAgreement: 1 } }, guest)
    t.clock.advance(WEEK_MS - 1)
    expect(await agree()).toMatchObject({ code: 1 })
    t.clock.advance(1)
    expect(await agree()).toMatchObject({ status: 401 })
    expect(JSON.stringify(await t.deps.db.query.sessions.findMany())).not.toContain(token)
  })

  it('a guest token is no customer token, nor the other way about', async () => {
    const [guest, customer] = [await t.asGuest(), await t.asCustomer()]
    const swapped = (authorization: string, scheme: string) => authorization.replace(/^\S+/, scheme)

    const asBearer = { ...guest, authorization: swapped(guest.authorization!, 'Bearer') }
    const asGuest = { ...customer, authorization: swapped(customer.authorization!, 'Quote-Auth') }

    expect(await t.call('getCustomer', {}, guest)).toMatchObject({ status: 401 })
    expect(await t.call('getCustomer', {}, asBearer)).toMatchObject({ status: 401 })
    expect(await t.call('logout', {}, asGuest)).toMatchObject({ status: 401 })
  })
})

describe('[C12] POST customer/customerInfo', () => {
  it('200 answers the customer of the token', async () => {
    const caller = await t.asCustomer({ mobile: '13800000011', firstname: '安' })

    expect(await t.call('getCustomer', {}, caller)).toMatchObject({
      code: 1,
      data: { firstname: '安', saleOrderNumber: 0, customerVersion: null },
    })
  })

  it('401 without a token', async () => {
    expect(await t.call('getCustomer', {})).toMatchObject({ status: 401, error: 'UNAUTHORIZED' })
  })
})

describe('POST applet/getCustomerFromCrm', () => {
  it('200 fills what is missing from the CRM', async () => {
    const caller = await t.asCustomer({ mobile: '13900000003', firstname: null })

    expect(await t.call('getCustomerFromCrm', {}, caller)).toMatchObject({
      code: 1,
      data: { firstname: 'Claire', lastname: '客', country: 'FRA' },
    })
  })

  it('401 for a guest', async () => {
    expect(await t.call('getCustomerFromCrm', {}, await t.asGuest())).toMatchObject({ status: 401 })
  })
})

describe('[C09] POST customer/saveCustomerInfo', () => {
  it('200 changes what was sent and keeps the rest', async () => {
    const caller = await t.asCustomer({ mobile: '13800000021', firstname: '安' })

    const answer = await t.call(
      'saveCustomer',
      { body: { email: 'an@example.com', dob: '1990-02-03', gender: 1 } },
      caller,
    )

    expect(answer).toMatchObject({
      code: 1,
      data: { firstname: '安', email: 'an@example.com', dob: '1990-02-03', gender: 1 },
    })
  })

  it('200 keeps each consent with its version, for good', async () => {
    const caller = await t.asCustomer({ mobile: '13800000022' })
    const agree = (customerVersion: string) =>
      t.call('saveCustomer', { body: { isAgreeAgreement: 1, cgi: 0, customerVersion } }, caller)
    await agree('1.0')

    expect(await agree('2.0')).toMatchObject({ code: 1, data: { customerVersion: '2.0' } })
    const kept = await t.deps.db.query.consents.findMany({
      where: (table, { eq }) => eq(table.customerId, caller.customerId!),
    })
    expect(kept.map(({ purpose, isGiven, texts }) => [purpose, isGiven, texts])).toEqual([
      ['isAgreeAgreement', true, { 'privacy-policy': '1.0' }],
      ['cgi', false, {}],
      ['isAgreeAgreement', true, { 'privacy-policy': '2.0' }],
    ])
  })

  it.each([
    [{ isAgreeAgreement: 0 } as const, 'isAgreeAgreement'],
    [{ dob: '2099-01-01' }, 'dob'],
  ])('INVALID_INPUT for %j', async (body, field) => {
    const answer = await t.call('saveCustomer', { body }, await t.asCustomer())

    expect(answer).toMatchObject({ error: 'INVALID_INPUT' })
    expect(answer.code === 0 && answer.data?.validationResult).toHaveProperty(field)
  })

  it('401 without a token', async () => {
    expect(await t.call('saveCustomer', { body: {} })).toMatchObject({ status: 401 })
  })
})

describe('[C10] POST customer/logout', () => {
  it('200 ends this session and no other', async () => {
    const [here, there] = [await t.asCustomer(), await t.asCustomer()]

    expect(await t.call('logout', {}, here)).toMatchObject({ code: 1 })

    expect(await t.call('getCustomer', {}, here)).toMatchObject({ status: 401 })
    expect(await t.call('getCustomer', {}, there)).toMatchObject({ code: 1 })
  })

  it('401 without a token', async () => {
    expect(await t.call('logout', {})).toMatchObject({ status: 401 })
  })
})

describe('POST applet/guestAgree', () => {
  it('200 keeps that the guest agreed', async () => {
    const guest = await t.asGuest()

    const answer = await t.call(
      'guestAgree',
      { body: { guestVersion: '1.1', isAgreeGuestAgreement: 1 } },
      guest,
    )

    expect(answer).toMatchObject({ code: 1, data: null })
    const kept = await t.deps.db.query.consents.findFirst({
      where: (table, { eq }) => eq(table.guestId, guest.guestId!),
    })
    expect(kept).toMatchObject({
      purpose: 'isAgreeAgreement',
      isGiven: true,
      texts: { 'privacy-policy-guest': '1.1' },
    })
  })

  it.each(['guest', 'customer'] as const)(
    '200 a %s who agrees ten times at once is noted once',
    async (kind) => {
      const who = kind === 'guest' ? await t.asGuest() : await t.asCustomer({ mobile: '13800000077' })
      const agree = () =>
        t.call('guestAgree', { body: { guestVersion: '1.1', isAgreeGuestAgreement: 1 } }, who)

      const answers = await Promise.all(Array.from({ length: 10 }, agree))

      expect(answers.every(({ code }) => code === 1)).toBe(true)
      const noted = await t.deps.db.query.consents.findMany({
        where: (table, { eq }) =>
          kind === 'guest' ? eq(table.guestId, who.guestId!) : eq(table.customerId, who.customerId!),
      })
      expect(noted).toHaveLength(1)
    },
  )

  it('401 without a token', async () => {
    const answer = await t.call('guestAgree', { body: { guestVersion: '1.1', isAgreeGuestAgreement: 1 } })

    expect(answer).toMatchObject({ status: 401 })
  })
})

describe('GET offline/country', () => {
  it('200 knows China by its id 43 and many more', async () => {
    const answer = await t.call('listOfflineCountries', {})

    const countries = answer.code === 1 ? answer.data : {}
    expect(countries.CHN).toMatchObject({ id: 43, code: 'CHN', nameCn: '中国大陆' })
    expect(Object.keys(countries).length).toBeGreaterThan(60)
    expect(new Set(Object.values(countries).map(({ id }) => id)).size).toBe(Object.keys(countries).length)
  })
})

describe('POST applet/verifyTongDun', () => {
  it('200 lets a shopper pass', async () => {
    const answer = await t.call('verifyRisk', { body: { scene: 'checkout' } }, await t.asGuest())

    expect(answer).toMatchObject({ code: 1, data: { isAllowed: true } })
  })

  it('401 without a token', async () => {
    expect(await t.call('verifyRisk', { body: { scene: 'checkout' } })).toMatchObject({ status: 401 })
  })
})

describe('the clean-up job', () => {
  it('removes what is past its time and leaves what is not', async () => {
    const old = await t.asGuest()
    t.clock.advance(WEEK_MS)
    const live = await t.asGuest()

    await cleanUpJob(t.deps, cleanUps).run()

    const guests = await t.deps.db.query.guests.findMany()
    expect(guests.map(({ id }) => id)).toContain(live.guestId)
    expect(guests.map(({ id }) => id)).not.toContain(old.guestId)
    expect(await t.call('logout', {}, live)).toMatchObject({ code: 1 })
  })
})
