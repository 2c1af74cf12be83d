import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract, type CallName, type Contract } from '@/contract/calls/contract'
import type { InputOf } from '@/contract/calls/endpoint'
import { otherThan } from '@/server/testing/sms-code'
import { requestOf } from '@/server/testing/test-app'
import { createServerDatabase } from '@/server/testing/test-database'
import { startApi, type ApiProcess } from './support/api-process'

/** Two programs share nothing but a PostgreSQL server: the embedded database belongs to one alone. */
const serverUrl = process.env.TEST_DATABASE_URL

const envelope = z.object({ code: z.int(), error: z.string().optional(), data: z.unknown() })
const tokenOf = z.object({ token: z.string() })

describe.skipIf(!serverUrl)('[C08] two instances on one database', () => {
  let dataDir: string
  let removeDatabase: () => Promise<unknown> = () => Promise.resolve()
  let instances: ApiProcess[] = []

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'store-limits-'))
    const database = await createServerDatabase(serverUrl ?? '')
    removeDatabase = database.remove
    const environment = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      APP_SECRET: 'secret-of-both-'.repeat(3),
      RATE_LIMITS: 'on',
    }
    // One after the other: the first fills the database.
    instances = [await startApi(environment), await startApi(environment)]
  }, 120_000)
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.kill()))
    await removeDatabase()
    rmSync(dataDir, { recursive: true, force: true })
  })

  type Asking = { visitor: string; address?: string }

  /** The nth caller goes to the nth instance, as behind a proxy that takes turns. */
  async function ask<N extends CallName>(n: number, name: N, input: InputOf<Contract[N]>, caller: Asking) {
    const { url } = instances[n % instances.length]!
    const headers = {
      'X-Visitor-Id': caller.visitor,
      ...(caller.address && { 'X-Forwarded-For': caller.address }),
    }
    const send = async ([path, init]: [string, RequestInit]) => {
      const response = await fetch(`${url}${path}`, init)
      return { status: response.status, ...envelope.parse(await response.json()) }
    }
    const { data } = await send(requestOf(contract.getCsrfToken, {}, headers))
    return send(requestOf(contract[name], input, { ...headers, 'X-Post-Token': tokenOf.parse(data).token }))
  }

  function outbox(name: 'sms' | 'captcha'): Record<string, string>[] {
    const text = readFileSync(join(dataDir, 'outbox', `${name}.jsonl`), 'utf8')
    return text
      .trim()
      .split('\n')
      .map((line) => z.record(z.string(), z.string()).parse(JSON.parse(line)))
  }

  /** A picture code of one instance, read where the sandbox shows it; it is good at the other too. */
  async function captchaFor(n: number, visitor: string): Promise<string> {
    await ask(n, 'refreshCaptcha', { body: { type: 'guest_register' } }, { visitor })
    return outbox('captcha').findLast((line) => line.visitor === visitor)!.text!
  }

  async function send(n: number, mobile: string, visitor: string) {
    const captcha = await captchaFor(n, visitor)
    return () => ask(n + 1, 'sendSms', { body: { mobile, type: 'guest_register', captcha } }, { visitor })
  }

  const tally = (answers: { error?: string | undefined }[]) => {
    const counts: Record<string, number> = {}
    for (const { error = 'OK' } of answers) counts[error] = (counts[error] ?? 0) + 1
    return counts
  }

  it('twelve sends to one mobile at once bring one message', async () => {
    const mobile = '13700000101'
    const sends = []
    for (let n = 0; n < 12; n++) sends.push(await send(n, mobile, `one-mobile-${n}`))

    const answers = await Promise.all(sends.map((press) => press()))

    expect(tally(answers)).toEqual({ OK: 1, SMS_TOO_OFTEN: 11 })
    expect(outbox('sms').filter((line) => line.mobile === mobile)).toHaveLength(1)
  })

  it('one picture code sends one message, however often and wherever it is shown at once', async () => {
    const visitor = 'one-picture'
    const captcha = await captchaFor(0, visitor)

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        ask(
          n,
          'sendSms',
          { body: { mobile: `1370000020${n}`, type: 'guest_register', captcha } },
          { visitor },
        ),
      ),
    )

    expect(tally(answers)).toEqual({ OK: 1, CAPTCHA_WRONG: 9 })
  })

  it('forty guesses of a code at once use it up, and none of them is free', async () => {
    const mobile = '13700000301'
    await (
      await send(0, mobile, 'guesser-of-codes')
    )()
    const code = outbox('sms').findLast((line) => line.mobile === mobile)!.code!
    const enter = (n: number, verifyCode: string) => {
      const body = { mobile, verifyCode, register_type: 1, isAgreeAgreement: 1 } as const
      return ask(n, 'createCustomer', { body }, { visitor: `guesser-${n}` })
    }

    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => enter(n, otherThan(code))))

    expect(tally(answers)).toEqual({ SMS_CODE_WRONG: 40 })
    expect(await enter(0, code)).toMatchObject({ error: 'SMS_CODE_WRONG' })
  })

  it('the right code at both at once logs in once', async () => {
    const mobile = '13700000302'
    await (
      await send(1, mobile, 'double-login')
    )()
    const verifyCode = outbox('sms').findLast((line) => line.mobile === mobile)!.code!
    const body = { mobile, verifyCode, register_type: 1, isAgreeAgreement: 1 } as const

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ask(n, 'createCustomer', { body }, { visitor: `double-${n}` })),
    )

    expect(tally(answers)).toEqual({ OK: 1, SMS_CODE_WRONG: 7 })
  })

  it('thirty passwords at once: ten are looked at', async () => {
    const body = { mobile: '13700000401', password: Buffer.from('wrong1234').toString('base64') }

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ask(n, 'loginByPassword', { body }, { visitor: `password-${n}` })),
    )

    expect(tally(answers)).toEqual({ PASSWORD_WRONG: 10, TOO_MANY_REQUESTS: 20 })
  })

  it('what one address may do an hour is counted by both together', async () => {
    const subscribe = (n: number) => {
      const body = { email: `reader-${n}@example.com` }
      return ask(n, 'subscribeNewsletter', { body }, { visitor: `reader-${n}`, address: '203.0.113.77' })
    }

    const answers = await Promise.all(Array.from({ length: 70 }, (_, n) => subscribe(n)))

    expect(tally(answers)).toEqual({ OK: 60, TOO_MANY_REQUESTS: 10 })
  })
})
