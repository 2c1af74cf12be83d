import { describe, expect, it } from 'vitest'
import { readConfig } from '@/server/config'
import { aCertificate } from '@/server/testing/payments/certificate'
import { base64Of, fakeKeys } from '@/server/testing/payments/fake-provider'

const APP_SECRET = 'a-secret-for-tests-'.repeat(2)
const keys = fakeKeys()
const holder = { name: 'store', keys: keys.store }
const [privateKey, publicKey] = [base64Of(keys.store, 'private'), base64Of(keys.own, 'public')]
const certificate = aCertificate({ serial: '01', subject: holder, issuer: holder, at: new Date() }).toString(
  'base64',
)

const complete = {
  alipay: {
    ALIPAY_APP_ID: 'a',
    ALIPAY_PRIVATE_KEY: privateKey,
    ALIPAY_PUBLIC_KEYS: `${publicKey}, ${publicKey}`,
  },
  wechatpay: {
    WECHATPAY_APP_ID: 'wx1',
    WECHATPAY_MERCHANT_ID: '1900000001',
    WECHATPAY_SERIAL: '5157F09E',
    WECHATPAY_PRIVATE_KEY: privateKey,
    WECHATPAY_API_KEY: 'k'.repeat(32),
  },
  unionpay: {
    UNIONPAY_MERCHANT_ID: '777290058110097',
    UNIONPAY_CERTIFICATE: certificate,
    UNIONPAY_PRIVATE_KEY: privateKey,
    UNIONPAY_AUTHORITIES: certificate,
  },
}
type Name = keyof typeof complete
const names = ['alipay', 'wechatpay', 'unionpay'] as const

const read = (providers: string, more: Record<string, string> = {}) =>
  readConfig({ APP_SECRET, PAYMENT_PROVIDERS: providers, ...more }).paymentProviders

describe('[B06] the settings of payment providers', () => {
  it('name them in their order', () => {
    const all = { ...complete.alipay, ...complete.wechatpay, ...complete.unionpay }

    expect(read('unionpay, wechatpay,alipay', all).map(({ provider }) => provider)).toEqual([
      'unionpay',
      'wechatpay',
      'alipay',
    ])
    expect(read('')).toEqual([{ provider: 'sandbox' }])
  })

  it.each(names)('%s is refused at start without any one of its keys, by name', (name) => {
    for (const missing of Object.keys(complete[name])) {
      const rest = Object.entries(complete[name]).filter(([key]) => key !== missing)
      expect(() => read(name, Object.fromEntries(rest))).toThrow(
        `${missing}: needed with PAYMENT_PROVIDERS=${name}`,
      )
    }
  })

  it.each<[Name, Record<string, string>, string]>([
    ['alipay', { ALIPAY_PRIVATE_KEY: 'none' }, 'ALIPAY_PRIVATE_KEY: a PKCS#8 key in base64'],
    ['alipay', { ALIPAY_PUBLIC_KEYS: 'none' }, 'public keys in base64'],
    ['wechatpay', { WECHATPAY_MERCHANT_ID: 'x' }, 'WECHATPAY_MERCHANT_ID: digits'],
    ['wechatpay', { WECHATPAY_API_KEY: 'short' }, 'WECHATPAY_API_KEY: 32 characters'],
    ['wechatpay', { WECHATPAY_SERIAL: 'no hex' }, 'WECHATPAY_SERIAL: the serial'],
    ['wechatpay', { WECHATPAY_PUBLIC_KEYS: publicKey }, 'ID:KEY, by commas'],
    ['wechatpay', { WECHATPAY_PUBLIC_KEYS: 'PUB_KEY_ID_1:none' }, 'public keys in base64'],
    ['wechatpay', { CHAT_APP_PROVIDER: 'wechat', CHAT_APP_ID: 'wx2' }, 'WECHATPAY_APP_ID: is CHAT_APP_ID'],
    ['unionpay', { UNIONPAY_CERTIFICATE: 'none' }, 'UNIONPAY_CERTIFICATE: a certificate in base64'],
    ['unionpay', { UNIONPAY_MERCHANT_ID: '1' }, 'UNIONPAY_MERCHANT_ID: 15 digits'],
    [
      'unionpay',
      { UNIONPAY_PRIVATE_KEY: base64Of(keys.foreign, 'private') },
      'UNIONPAY_PRIVATE_KEY: is not the key of UNIONPAY_CERTIFICATE',
    ],
  ])('%s is refused at start with %j', (name, wrong, message) => {
    expect(() => read(name, { ...complete[name], ...wrong })).toThrow(message)
  })

  it('take keys of WeChat Pay by their id', () => {
    const more = { ...complete.wechatpay, WECHATPAY_PUBLIC_KEYS: `PUB_KEY_ID_1:${publicKey}` }

    expect(read('wechatpay', more)).toMatchObject([{ publicKeys: { PUB_KEY_ID_1: publicKey } }])
  })
})
