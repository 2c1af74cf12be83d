import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { heldOpen, openTestDatabase } from '@/server/testing/test-database'

/** As after a restart, or beside each other: the embedded database is all they share. tests/limits.test.ts has two processes. */
describe('[C08] two apps on one embedded database', () => {
  let apps: [TestApp, TestApp]

  beforeAll(async () => {
    const database = await openTestDatabase()
    const shared = heldOpen(database)
    apps = [await createTestApp({ database }), await createTestApp({ database: shared })]
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
  })

  const tally = (answers: readonly { code: 0 | 1; error?: string }[]) => {
    const counts: Record<string, number> = {}
    for (const { error = 'OK' } of answers) counts[error] = (counts[error] ?? 0) + 1
    return counts
  }

  it('thirty passwords at once, taking turns between them: ten are looked at', async () => {
    const body = { mobile: '13700000401', password: Buffer.from('wrong1234').toString('base64') }

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => apps[n % 2]!.call('loginByPassword', { body })),
    )

    expect(tally(answers)).toEqual({ PASSWORD_WRONG: 10, TOO_MANY_REQUESTS: 20 })
  })

  it('what one address may do an hour is counted by both together', async () => {
    const caller = { visitor: 'reader-of-newsletter', address: '203.0.113.77' }

    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, n) =>
        apps[n % 2]!.call('subscribeNewsletter', { body: { email: `reader-${n}@example.com` } }, caller),
      ),
    )

    expect(tally(answers)).toEqual({ OK: 60, TOO_MANY_REQUESTS: 10 })
  })
})
