import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiEnvironment, opsToken, readSettings, storefrontEnvironment } from './environment.mjs'
import { inRoot } from './paths.mjs'

const nothing = {
  ...{ PORT: '', API_PORT: '', COMMERCE_API_URL: '', DATABASE_URL: '', STOREFRONT_URLS: '' },
  ...{ APP_SECRET: '', OPS_TOKEN: '', REVALIDATE_SECRET: '' },
}
const settingsWith = (given) =>
  readSettings({ ...nothing, DATA_DIR: mkdtempSync(join(tmpdir(), 'settings-')), ...given })

describe('settings', () => {
  test('default to ports 3000 and 4000 and an API of our own', () => {
    const settings = settingsWith({})

    expect(settings).toMatchObject({
      port: 3000,
      apiPort: 4000,
      startsApi: true,
      apiUrl: 'http://127.0.0.1:4000',
    })
  })

  test.each([
    { given: { PORT: '3210' }, site: 'http://localhost:3210' },
    { given: { PORT: '3210', SITE_URL: 'https://store.example' }, site: 'https://store.example' },
  ])('shoppers see $site with $given', ({ given, site }) => {
    expect(settingsWith({ SITE_URL: '', ...given }).given.SITE_URL).toBe(site)
  })

  test('COMMERCE_API_URL means that no API is started', () => {
    expect(settingsWith({ COMMERCE_API_URL: 'https://api.example' })).toMatchObject({
      startsApi: false,
      apiUrl: 'https://api.example',
    })
  })

  test.each(['abc', '0', '70000', '3.5'])('PORT=%s is refused in plain words', (PORT) => {
    expect(() => settingsWith({ PORT })).toThrow(/a port is a number/)
  })

  test('one port for both programs is refused', () => {
    expect(() => settingsWith({ PORT: '4000' })).toThrow(/need one each/)
  })
})

describe('secrets', () => {
  test('are made once and kept for their owner only', () => {
    const settings = settingsWith({})

    const first = apiEnvironment(settings)

    expect(apiEnvironment(settings)).toEqual(first)
    expect(first.APP_SECRET).toMatch(/^[0-9a-f]{64}$/)
    expect(opsToken(settings)).toBe(first.OPS_TOKEN)
    expect(statSync(join(settings.dataDir, 'secret')).mode & 0o777).toBe(0o600)
  })

  test('the storefront shares the revalidation secret and learns no other', () => {
    const secrets = {
      DATABASE_URL: 'postgres://db',
      APP_SECRET: 'a'.repeat(32),
      APP_SECRET_ALSO: 'b'.repeat(32),
      OPS_TOKEN: 'b'.repeat(16),
      CHAT_APP_SECRET: 'c',
      CHAT_APP_QR_SECRET: 'q',
      SMS_ACCESS_KEY_SECRET: 's',
      PERSONAL_DATA_KEYS: 'd:e',
      ALIPAY_PRIVATE_KEY: 'f',
      WECHATPAY_PRIVATE_KEY: 'g',
      WECHATPAY_API_KEY: 'h',
      UNIONPAY_PRIVATE_KEY: 'i',
    }
    const settings = settingsWith({ ...secrets, SITE_URL: 'https://store.example' })

    const storefront = storefrontEnvironment(settings)

    expect(storefront.SITE_URL).toBe('https://store.example')
    expect(storefront.REVALIDATE_SECRET).toBe(apiEnvironment(settings).REVALIDATE_SECRET)
    for (const name of Object.keys(secrets)) expect(storefront).not.toHaveProperty(name)
  })

  test('a shared database needs a secret that is given', () => {
    expect(() => apiEnvironment(settingsWith({ DATABASE_URL: 'postgres://db' }))).toThrow(/APP_SECRET/)
  })
})

test('.env.example names every setting that the two programs read', () => {
  const example = readFileSync(inRoot('.env.example'), 'utf8')
  const documented = new Set([...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
  const sources = ['server/config.ts', 'storefront/settings.ts', 'lib/env.ts']
    .map((file) => readFileSync(inRoot(file), 'utf8'))
    .join('\n')
  const read = [...sources.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)

  expect(read.filter((name) => name !== 'NODE_ENV' && !documented.has(name))).toEqual([])
})
