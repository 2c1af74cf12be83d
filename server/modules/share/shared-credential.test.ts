import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatAppKeys } from '@/server/db/schema/customer/share'
import { ApiError } from '@/server/http/answer/api-error'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { sharedCredential } from './shared-credential'

const MINUTE = 60_000
const kind = 'jsapi-ticket'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ log: pino({ level: 'silent' }) })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.deps.db.delete(chatAppKeys)
})

/** What one instance asks the chat app for; the answer comes once `held` lets it. */
function aProvider(answer: string | Error, held: Promise<void> = Promise.resolve()) {
  const asked: string[] = []
  const fetch = async () => {
    asked.push(String(answer))
    await held
    if (answer instanceof Error) throw answer
    return { value: answer, lifetimeSeconds: 7_200 }
  }
  return { asked, fetch }
}

describe('[S23] what the chat app issues', () => {
  test('is fetched once and then kept for every instance', async () => {
    const [one, another] = [aProvider('T-1'), aProvider('T-2')]

    expect(await sharedCredential(t.deps, { kind, fetch: one.fetch })).toBe('T-1')
    expect(await sharedCredential(t.deps, { kind, fetch: another.fetch })).toBe('T-1')
    expect(another.asked).toEqual([])
  })

  test('is fetched by one of ten that need it at the same moment, and the others wait for it', async () => {
    const providers = Array.from({ length: 10 }, (_, index) => aProvider(`T-${index}`))

    const values = await Promise.all(providers.map(({ fetch }) => sharedCredential(t.deps, { kind, fetch })))

    expect(new Set(values).size).toBe(1)
    expect(providers.flatMap(({ asked }) => asked)).toEqual([values[0]])
  })

  test('is renewed by one instance before its end, while the others go on with the old one', async () => {
    await sharedCredential(t.deps, { kind, fetch: aProvider('old').fetch })
    t.clock.advance(111 * MINUTE)
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const providers = Array.from({ length: 5 }, () => aProvider('new', held))

    const got: string[] = []
    const calls = providers.map(async ({ fetch }) =>
      got.push(await sharedCredential(t.deps, { kind, fetch })),
    )
    await expect.poll(() => got).toEqual(['old', 'old', 'old', 'old'])
    letGo()
    await Promise.all(calls)

    expect(got.at(-1)).toBe('new')
    expect(providers.flatMap(({ asked }) => asked)).toEqual(['new'])
    expect(await sharedCredential(t.deps, { kind, fetch: aProvider('newer').fetch })).toBe('new')
  })

  test('is used to its end when it cannot be renewed', async () => {
    await sharedCredential(t.deps, { kind, fetch: aProvider('old').fetch })
    t.clock.advance(115 * MINUTE)

    expect(await sharedCredential(t.deps, { kind, fetch: aProvider(new Error('down')).fetch })).toBe('old')
    expect(await sharedCredential(t.deps, { kind, fetch: aProvider('new').fetch })).toBe('new')
  })

  test('is refused when there is none, and asked for again by the next', async () => {
    const failing = sharedCredential(t.deps, { kind, fetch: aProvider(new Error('down')).fetch })

    await expect(failing).rejects.toThrow(ApiError)
    expect(await sharedCredential(t.deps, { kind, fetch: aProvider('T-1').fetch })).toBe('T-1')
  })

  test('is fetched by another when the one that began it died', async () => {
    const { appId } = t.deps.providers.chatApp
    const now = t.clock.now()
    const renewingUntil = new Date(now.getTime() + 15_000)
    await t.deps.db.insert(chatAppKeys).values({ appId, kind, expiresAt: now, renewingUntil })

    t.clock.advance(16_000)

    expect(await sharedCredential(t.deps, { kind, fetch: aProvider('T-1').fetch })).toBe('T-1')
  })

  test('is replaced at once when it was revoked', async () => {
    await sharedCredential(t.deps, { kind, fetch: aProvider('bad').fetch })

    expect(await sharedCredential(t.deps, { kind, fetch: aProvider('good').fetch, revoked: 'bad' })).toBe(
      'good',
    )
    expect(await sharedCredential(t.deps, { kind, fetch: aProvider('late').fetch, revoked: 'bad' })).toBe(
      'good',
    )
  })
})
