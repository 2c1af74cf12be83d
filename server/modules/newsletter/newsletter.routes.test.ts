import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newsletterSubscriptions } from '@/server/db/schema/customer/interests'
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

  it('keeps it in no readable form', async () => {
    await t.call('subscribeNewsletter', { body: { email: 'hidden.reader@example.com' } })

    const { email, emailHash } = newsletterSubscriptions
    const rows = await t.deps.db
      .select({ email: sql<string>`${email}::text`, hash: sql<string>`${emailHash}::text` })
      .from(newsletterSubscriptions)

    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/hidden|example/)
  })

  it('429 with Retry-After when one address subscribes very many', async () => {
    const subscribe = (n: number) =>
      t.call(
        'subscribeNewsletter',
        { body: { email: `reader-${n}@example.com` } },
        { visitor: `newsletter-${n}`, address: '203.0.113.40' },
      )
    for (let n = 0; n < 60; n++) await subscribe(n)

    expect(await subscribe(60)).toMatchObject({ status: 429, error: 'TOO_MANY_REQUESTS' })
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
