import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InputOf } from '@/contract/calls/endpoint'
import type { Contract } from '@/contract/calls/contract'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { anAddress, anOrder, aNotice, dataOf, notify, onePiece } from '@/server/testing/checkout'
import { behindGateway, GatewayBrowser } from './support/gateway-browser'

let t: TestApp
let removeGateway: () => Promise<void>
const lines: string[] = []

beforeAll(async () => {
  t = await createTestApp({
    log: pino({ level: 'trace', base: null }, { write: (line) => void lines.push(line) }),
  })
  removeGateway = await behindGateway(t)
})
afterAll(async () => {
  await removeGateway()
  await t.close()
})

const person = {
  mobile: '13800031415',
  telephone: '13900027182',
  firstname: '慕容晓月',
  street: '武康路三百九十二弄七号',
  email: 'xiaoyue@reader.example',
  taxNumber: '91310000MA1FL0XX0X',
  gift: '给母亲的生日',
}

async function proof(browser: GatewayBrowser, type: InputOf<Contract['sendSms']>['body']['type']) {
  t.clock.advance(61_000)
  await browser.call('refreshCaptcha', { body: { type } })
  const captcha = t.outbox('captcha').at(-1)!.text!
  await browser.call('sendSms', { body: { mobile: person.mobile, type, captcha } })
  return { mobile: person.mobile, verifyCode: t.outbox('sms').at(-1)!.code! }
}

/** Comes as a guest, buys, pays, asks for the invoice, subscribes; and does some of it wrongly first. */
async function shop(browser: GatewayBrowser): Promise<string[]> {
  const productId = await onePiece(t, { stock: 9 })
  await browser.call('createGuest', {})
  const guestToken = browser.cookies.get('guest_token')!
  await browser.call('addCart', { body: { productId, qty: 1 } })
  const { mobile, verifyCode } = await proof(browser, 'guest_register')
  await browser.ask('createCustomer', {
    body: { mobile, verifyCode: '000000', register_type: 1, isAgreeAgreement: 1 },
  })
  await browser.call('createCustomer', {
    body: { mobile, verifyCode, register_type: 1, isAgreeAgreement: 1 },
  })
  const address = {
    ...anAddress,
    firstname: person.firstname,
    telephone: person.telephone,
    street: person.street,
  }
  await browser.ask('saveAddress', { body: { ...address, city: '深圳市' } })
  await browser.call('saveAddress', { body: address })
  const cart = await browser.call('getCart', { body: {} })
  const invoice = {
    type: 'company' as const,
    title: person.firstname,
    taxNumber: person.taxNumber,
    email: person.email,
  }
  const body = anOrder(cart as Parameters<typeof anOrder>[0], {
    delivery: { type: 'address', address },
    giftInformation: { message: person.gift, isGiftWrapped: true },
  })
  const { orderBn = '' } = await browser.call('saveOrder', { body })
  await dataOf(notify(t, await aNotice(t, orderBn)))
  await browser.call('getOrder', { params: { orderNo: orderBn } })
  await browser.call('requestInvoice', { params: { orderNo: orderBn }, body: invoice })
  await browser.call('subscribeNewsletter', { body: { email: person.email } })
  await browser.ask('loginByPassword', {
    body: { mobile, password: Buffer.from('geheim1234').toString('base64') },
  })
  const codes = t.outbox('sms').map(({ code }) => code!)
  const captchas = t.outbox('captcha').map(({ text }) => text!)
  const { token = '', visitor = '' } = Object.fromEntries(browser.cookies)
  return [guestToken, token, visitor, await browser.postToken(), ...codes, ...captchas, 'geheim1234']
}

/** A line without its numbers of chance: six figures of a code may turn up in any of them. */
function said(line: string): string {
  const { time: _time, requestId: _requestId, ...rest } = JSON.parse(line) as Record<string, unknown>
  return JSON.stringify(rest)
}

it('[C12][X04] a whole purchase leaves nothing personal and no key in the log, at its most talkative', async () => {
  const secrets = await shop(new GatewayBrowser())
  const log = lines.map(said).join('')

  expect(lines.length).toBeGreaterThan(20)
  for (const secret of [...Object.values(person), ...secrets]) {
    expect(secret.length).toBeGreaterThan(3)
    expect(log).not.toContain(secret)
    expect(log).not.toContain(Buffer.from(secret).toString('base64'))
  }
})

it('[X04] a service that quotes what it was given does not bring it into the log', async () => {
  const { sms } = t.deps.providers
  t.deps.providers.sms = {
    ...sms,
    send: ({ mobile, code }) =>
      Promise.reject(new Error(`no way to ${mobile} (${code}), ask ${person.email}`)),
  }
  lines.length = 0

  await expect(proof(new GatewayBrowser(), 'register')).rejects.toThrow('INTERNAL')
  t.deps.providers.sms = sms

  expect(lines.join('')).toContain('no way to ***')
  expect(lines.join('')).not.toMatch(/13800031415|\(\d{6}\)|reader/)
})
