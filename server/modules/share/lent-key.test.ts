import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatAppKeys } from '@/server/db/schema/share'
import { ApiError } from '@/server/http/answer/api-error'
import { createTestApp, type TestApp } from '@/server/testing/test-app'
import { lentKey } from './lent-key'

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
function aLender(answer: string | Error, held: Promise<void> = Promise.resolve()) {
  const asked: string[] = []
  const lend = async () => {
    asked.push(String(answer))
    await held
    if (answer instanceof Error) throw answer
    return { value: answer, lifetimeSeconds: 7_200 }
  }
  return { asked, lend }
}

describe('[S23] what the chat app lends', () => {
  test('is fetched once and then kept for every instance', async () => {
    const [one, another] = [aLender('T-1'), aLender('T-2')]

    expect(await lentKey(t.deps, { kind, lend: one.lend })).toBe('T-1')
    expect(await lentKey(t.deps, { kind, lend: another.lend })).toBe('T-1')
    expect(another.asked).toEqual([])
  })

  test('is fetched by one of ten that need it at the same moment, and the others wait for it', async () => {
    const lenders = Array.from({ length: 10 }, (_, index) => aLender(`T-${index}`))

    const values = await Promise.all(lenders.map(({ lend }) => lentKey(t.deps, { kind, lend })))

    expect(new Set(values).size).toBe(1)
    expect(lenders.flatMap(({ asked }) => asked)).toEqual([values[0]])
  })

  test('is renewed by one instance before its end, while the others go on with the old one', async () => {
    await lentKey(t.deps, { kind, lend: aLender('old').lend })
    t.clock.advance(111 * MINUTE)
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    const lenders = Array.from({ length: 5 }, () => aLender('new', held))

    const got: string[] = []
    const calls = lenders.map(async ({ lend }) => got.push(await lentKey(t.deps, { kind, lend })))
    await expect.poll(() => got).toEqual(['old', 'old', 'old', 'old'])
    letGo()
    await Promise.all(calls)

    expect(got.at(-1)).toBe('new')
    expect(lenders.flatMap(({ asked }) => asked)).toEqual(['new'])
    expect(await lentKey(t.deps, { kind, lend: aLender('newer').lend })).toBe('new')
  })

  test('is used to its end when it cannot be renewed', async () => {
    await lentKey(t.deps, { kind, lend: aLender('old').lend })
    t.clock.advance(115 * MINUTE)

    expect(await lentKey(t.deps, { kind, lend: aLender(new Error('down')).lend })).toBe('old')
    expect(await lentKey(t.deps, { kind, lend: aLender('new').lend })).toBe('new')
  })

  test('is refused when there is none, and asked for again by the next', async () => {
    const failing = lentKey(t.deps, { kind, lend: aLender(new Error('down')).lend })

    await expect(failing).rejects.toThrow(ApiError)
    expect(await lentKey(t.deps, { kind, lend: aLender('T-1').lend })).toBe('T-1')
  })

  test('is fetched by another when the one that began it died', async () => {
    const { appId } = t.deps.providers.chatApp
    const now = t.clock.now()
    const renewingUntil = new Date(now.getTime() + 15_000)
    await t.deps.db.insert(chatAppKeys).values({ appId, kind, expiresAt: now, renewingUntil })

    t.clock.advance(16_000)

    expect(await lentKey(t.deps, { kind, lend: aLender('T-1').lend })).toBe('T-1')
  })

  test('is replaced at once when it was withdrawn', async () => {
    await lentKey(t.deps, { kind, lend: aLender('bad').lend })

    expect(await lentKey(t.deps, { kind, lend: aLender('good').lend, withdrawn: 'bad' })).toBe('good')
    expect(await lentKey(t.deps, { kind, lend: aLender('late').lend, withdrawn: 'bad' })).toBe('good')
  })
})
