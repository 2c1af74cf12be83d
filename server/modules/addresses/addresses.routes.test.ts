import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAddress, dataOf } from '@/server/testing/checkout'
import { createTestApp, type Caller, type TestApp } from '@/server/testing/test-app'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

let mobiles = 0
const aCustomer = () => t.asCustomer({ mobile: `134${String(++mobiles).padStart(8, '0')}` })

async function save(caller: Caller, changes: Record<string, unknown> = {}) {
  const answer = await t.call('saveAddress', { body: { ...anAddress, ...changes } }, caller)
  t.clock.advance(1000)
  return answer
}

const saved = (caller: Caller, changes: Record<string, unknown> = {}) => dataOf(save(caller, changes))

async function list(caller: Caller) {
  const answer = await t.call('listAddresses', {}, caller)
  return answer.code === 1 ? answer.data.items : []
}

describe('[C13] POST applet/addAddress', () => {
  it('200 adds; the first is the default', async () => {
    const caller = await aCustomer()

    expect(await saved(caller)).toMatchObject({ ...anAddress, isDefault: true })
    expect(await saved(caller, { street: '淮海中路1号' })).toMatchObject({ isDefault: false })
  })

  it('200 moves the default: there is exactly one', async () => {
    const caller = await aCustomer()
    const first = await saved(caller)
    const second = await saved(caller, { isDefault: true })

    expect((await list(caller)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
  })

  it('200 changes by id; the default cannot be unset, only moved', async () => {
    const caller = await aCustomer()
    const { id } = await saved(caller)

    const changed = await saved(caller, { id, street: '淮海中路1号', isDefault: false })

    expect(changed).toMatchObject({ id, street: '淮海中路1号', isDefault: true })
    expect(await list(caller)).toEqual([changed])
  })

  it('INVALID_INPUT where names and codes of the place disagree', async () => {
    const answer = await save(await aCustomer(), { city: '深圳市' })

    expect(answer).toMatchObject({
      error: 'INVALID_INPUT',
      data: { validationResult: { city: '请选择正确的城市' } },
    })
  })

  it('RISK_REFUSED with the field at fault (A§8)', async () => {
    const answer = await save(await aCustomer(), { telephone: '13900009999' })

    expect(answer).toMatchObject({ status: 200, error: 'RISK_REFUSED' })
    expect(answer.code === 0 && answer.data?.validationResult).toHaveProperty('telephone')
  })

  it('ADDRESS_LIMIT for the twenty-first, also when they come at once', async () => {
    const caller = await aCustomer()
    const answers = await Promise.all(Array.from({ length: 25 }, () => save(caller)))

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(20)
    expect(answers.filter((answer) => answer.code === 0 && answer.error === 'ADDRESS_LIMIT')).toHaveLength(5)
    expect((await list(caller)).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it("404 for somebody else's address, which stays as it is", async () => {
    const owner = await aCustomer()
    const { id } = await saved(owner)

    expect(await save(await aCustomer(), { id, street: '别处' })).toMatchObject({
      status: 404,
      error: 'NOT_FOUND',
    })
    expect(await list(owner)).toMatchObject([{ street: anAddress.street }])
  })

  it('400 without a street', async () => {
    expect(await save(await aCustomer(), { street: ' ' })).toMatchObject({
      status: 400,
      data: { validationResult: { street: '此项是必填项' } },
    })
  })

  it('401 for a guest', async () => {
    expect(await save(await t.asGuest())).toMatchObject({ status: 401 })
  })
})

describe('[C13] POST applet/addressList', () => {
  it('200 is empty at first', async () => {
    expect(await t.call('listAddresses', {}, await aCustomer())).toMatchObject({
      code: 1,
      data: { items: [], limit: 20 },
    })
  })

  it('401 without a token', async () => {
    expect(await t.call('listAddresses', {})).toMatchObject({ status: 401 })
  })
})

describe('[C13] POST applet/detailAddress', () => {
  it('200 answers one of mine', async () => {
    const caller = await aCustomer()
    const address = await saved(caller)

    expect(await t.call('getAddress', { body: { id: address.id } }, caller)).toMatchObject({
      code: 1,
      data: address,
    })
  })

  it("404 for somebody else's, and 401 without a token", async () => {
    const { id } = await saved(await aCustomer())

    expect(await t.call('getAddress', { body: { id } }, await aCustomer())).toMatchObject({ status: 404 })
    expect(await t.call('getAddress', { body: { id } })).toMatchObject({ status: 401 })
  })
})

describe('[C13] POST applet/delAddress', () => {
  it('200 removes; the newest left becomes the default', async () => {
    const caller = await aCustomer()
    const first = await saved(caller)
    await saved(caller, { street: '二' })
    const third = await saved(caller, { street: '三' })

    expect(await t.call('removeAddress', { body: { id: first.id } }, caller)).toMatchObject({
      code: 1,
      data: null,
    })

    expect((await list(caller)).map(({ id, isDefault }) => [id === third.id, isDefault])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it("404 for somebody else's and for one removed already; 401 without a token", async () => {
    const caller = await aCustomer()
    const { id } = await saved(caller)
    const remove = (who?: Caller) => t.call('removeAddress', { body: { id } }, who)

    expect(await remove(await aCustomer())).toMatchObject({ status: 404 })
    expect(await remove(caller)).toMatchObject({ code: 1 })
    expect(await remove(caller)).toMatchObject({ status: 404 })
    expect(await remove()).toMatchObject({ status: 401 })
  })
})
