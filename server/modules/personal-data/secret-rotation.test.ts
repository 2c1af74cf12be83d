import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '@/server/config'
import type { Database } from '@/server/db/connection/open'
import { openLookupKey } from '@/server/db/lookup-key'
import { unlockPersonalData } from '@/server/db/personal-data'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { heldOpen, openTestDatabase } from '@/server/testing/test-database'

const former = 'former-secret-'.repeat(3)
const coming = 'coming-secret-'.repeat(3)
const mobile = '13700000099'
let database: Database
const shops: TestApp[] = []

beforeAll(async () => {
  database = await openTestDatabase()
  await startWith(former)
})
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()))
  await database.close()
})

/** One API on the shared database, started with these secrets as `main` does. */
async function startWith(APP_SECRET: string, APP_SECRET_ALSO = ''): Promise<TestApp> {
  const { appSecret, appSecrets, personalDataKeys } = readConfig({ APP_SECRET, APP_SECRET_ALSO })
  const shop = await createTestApp({
    database: heldOpen(database),
    config: { appSecret, appSecrets, personalDataKeys },
  })
  shops.push(shop)
  await openLookupKey(database.db)
  return shop
}

async function sendCode(shop: TestApp) {
  const type = 'login_by_mobile'
  await shop.call('refreshCaptcha', { body: { type } })
  const captcha = shop.outbox('captcha').at(-1)!.text!
  await shop.call('sendSms', { body: { mobile, type, captcha } })
  return shop.outbox('sms').at(-1)!.code!
}

test('[X04] APP_SECRET changes in three steps, and nobody is lost, logged out or refused on the way', async () => {
  const before = await startWith(former)
  const caller = await before.asCustomer({ mobile, firstname: '晓月' })
  const verifyCode = await sendCode(before)
  const headers = await before.headersOf(caller)

  await startWith(former, coming)
  const during = await startWith(coming, former)

  expect(await during.call('getCustomer', {}, caller)).toMatchObject({ code: 1, data: { firstname: '晓月' } })
  expect((await during.asCustomer({ mobile })).customerId).toBe(caller.customerId)
  expect(await during.call('loginByMobile', { body: { mobile, verifyCode } })).toMatchObject({ code: 1 })
  const posted = await during.app.request('/rest/cn/V1/applet/cartcount', { method: 'POST', headers })
  expect(posted.status).toBe(200)

  const resealed = await during.call('opsResealPersonalData', {}, during.operator)
  expect(resealed).toMatchObject({ code: 1, data: { resealed: 2 } })

  const after = await startWith(coming)
  expect(await after.call('getCustomer', {}, caller)).toMatchObject({ code: 1, data: { firstname: '晓月' } })
  expect((await after.asCustomer({ mobile })).customerId).toBe(caller.customerId)
})

test('[X04] a secret that opens nothing is said at the start, before anybody is looked up', async () => {
  await expect(startWith('another-secret-'.repeat(3))).rejects.toThrow(/do not open this database/)
})

test('the first start knows by one secret alone what look-ups were made with', async () => {
  const empty = await createTestApp()
  unlockPersonalData(readConfig({ APP_SECRET: coming, APP_SECRET_ALSO: former }).personalDataKeys)

  await expect(openLookupKey(empty.deps.db)).rejects.toThrow(/without APP_SECRET_ALSO/)
  await empty.close()
})
