import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('[S15] POST applet/addInformation', () => {
  it('200 keeps an address once and thanks for it every time', async () => {
    const first = await t.call('subscribeNewsletter', { body: { email: 'Reader@Example.com' } })
    const second = await t.call('subscribeNewsletter', {
      body: { email: 'reader@example.com', country: 'CN' },
    })

    expect(first).toMatchObject({ status: 200, code: 1, data: null })
    expect(second).toEqual(first)
    expect(await t.deps.db.query.newsletterSubscriptions.findMany()).toMatchObject([
      { email: 'reader@example.com', country: 'CN' },
    ])
  })

  it('400 for an address that is none', async () => {
    const answer = await t.call('subscribeNewsletter', { body: { email: 'reader@' } })

    expect(answer).toMatchObject({
      status: 400,
      error: 'BAD_REQUEST',
      data: { validationResult: { email: '请输入正确的电子邮箱' } },
    })
  })
})
