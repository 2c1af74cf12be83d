import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAddress, dataOf, onePiece, order } from '@/server/testing/checkout'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { unpaidOrdersJob } from '@/server/modules/orders/payment/expire-order'

const TEN_MINUTES = 10 * 60_000
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

async function askForCode(mobile: string) {
  const type = 'login_by_mobile'
  await t.call('refreshCaptcha', { body: { type } })
  const captcha = t.outbox('captcha').at(-1)!.text!
  return t.call('sendSms', { body: { mobile, type, captcha } })
}

describe.each([
  ['forward', TEN_MINUTES],
  ['back', -TEN_MINUTES],
])('[X03] a clock that is set %s by ten minutes', (_, step) => {
  it('ends no session and spoils no form that is open', async () => {
    const caller = await t.asCustomer()
    const headers = await t.headersOf(caller)

    t.clock.advance(step)

    expect(await t.call('getCustomer', {}, caller)).toMatchObject({ code: 1 })
    const posted = await t.app.request('/rest/cn/V1/applet/cartcount', { method: 'POST', headers })
    expect(posted.status).toBe(200)
    expect(await t.call('saveAddress', { body: anAddress }, caller)).toMatchObject({ code: 1 })
  })

  it('takes no fresh order from its shopper, and leaves none open for ever', async () => {
    const caller = await t.asCustomer()
    const { orderBn } = await order(t, caller, await onePiece(t))
    const status = async () => {
      await unpaidOrdersJob(t.deps).run()
      return (await dataOf(t.call('getOrder', { params: { orderNo: orderBn } }, caller))).status
    }

    t.clock.advance(step)
    expect(await status()).toBe('pending_payment')

    t.clock.advance(30 * 60_000 + Math.max(0, -step))
    expect(await status()).toBe('canceled')
  })

  it('lets who was held back try again after the time that was said', async () => {
    const mobile = `139000000${step > 0 ? '11' : '12'}`
    expect(await askForCode(mobile)).toMatchObject({ code: 1 })
    expect(await askForCode(mobile)).toMatchObject({ error: 'SMS_TOO_OFTEN' })

    t.clock.advance(step)
    t.clock.advance(61_000)

    expect(await askForCode(mobile)).toMatchObject({ code: 1 })
    expect(await askForCode(mobile)).toMatchObject({ error: 'SMS_TOO_OFTEN' })
  })
})
