import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from './config'

const APP_SECRET = 'a-secret-for-tests-'.repeat(2)

it('needs nothing but a secret', () => {
  expect(readConfig({ APP_SECRET })).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: null,
    opsToken: null,
  })
})

it('says every wrong setting at once', () => {
  const read = () =>
    readConfig({ APP_SECRET: 'short', API_PORT: 'x', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })

  expect(read).toThrow(/APP_SECRET[^]*API_PORT|API_PORT[^]*APP_SECRET/)
  expect(read).toThrow(/DATABASE_URL/)
  expect(read).toThrow(/LOG_LEVEL/)
})

it('listens where API_HOST says, not where a shell that exports HOST does', () => {
  expect(readConfig({ APP_SECRET, HOST: 'laptop' }).host).toBe('127.0.0.1')
  expect(readConfig({ APP_SECRET, API_HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})

it('takes an empty value for not set', () => {
  expect(readConfig({ APP_SECRET, DATABASE_URL: '', API_PORT: '' })).toMatchObject({
    databaseUrl: null,
    port: 4000,
  })
})

it('keeps a secret of its own beside an embedded database, for its owner only', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'store-config-'))

  const { appSecret } = readConfig({ DATA_DIR })

  expect(appSecret.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR }).appSecret).toBe(appSecret)
  expect(statSync(join(DATA_DIR, 'secret')).mode & 0o077).toBe(0)
})

it('wants the secret given when several instances may share the data', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://u@h/d' })).toThrow(/APP_SECRET/)
})

it('asks for all that a real SMS service needs, and reads it', () => {
  const chosen = { APP_SECRET, SMS_PROVIDER: 'alicloud' }
  expect(() => readConfig(chosen)).toThrow(/SMS_ACCESS_KEY_ID[^]*SMS_TEMPLATES/)

  const complete = {
    ...chosen,
    SMS_ACCESS_KEY_ID: 'id',
    SMS_ACCESS_KEY_SECRET: 'key',
    SMS_SIGN_NAME: '奥蕾',
    SMS_TEMPLATES:
      'login_by_mobile:A,register:B,forgot_password:C,bind_mobile:D,guest_register:E,delete_account:F,' +
      'order_placed:G,order_shipped:H,order_ready_for_pickup:I,return_decided:J,invoice_issued:K,arrival_notice:L',
  }
  expect(readConfig(complete).sms).toMatchObject({ provider: 'alicloud', templates: { register: 'B' } })
  expect(() => readConfig({ ...complete, SMS_TEMPLATES: 'register:B' })).toThrow(/SMS_TEMPLATES/)
  expect(() => readConfig({ ...complete, RATE_LIMITS: 'off' })).toThrow(/RATE_LIMITS/)
})

it('asks for the account of a real chat app, and reads it', () => {
  const wechat = { APP_SECRET, CHAT_APP_PROVIDER: 'wechat' }

  expect(() => readConfig(wechat)).toThrow(
    /CHAT_APP_ID[^]*CHAT_APP_SECRET[^]*CHAT_APP_QR_ID[^]*CHAT_APP_QR_SECRET/,
  )
  const account = { CHAT_APP_ID: 'wx1', CHAT_APP_SECRET: 's', CHAT_APP_QR_ID: 'wx2', CHAT_APP_QR_SECRET: 't' }
  expect(readConfig({ ...wechat, ...account }).chatApp).toEqual({
    provider: 'wechat',
    appId: 'wx1',
    secret: 's',
    qr: { appId: 'wx2', secret: 't' },
    apiUrl: 'https://api.weixin.qq.com',
    connectUrl: 'https://open.weixin.qq.com',
  })
  expect(readConfig({ APP_SECRET }).chatApp).toEqual({ provider: 'sandbox' })
})
