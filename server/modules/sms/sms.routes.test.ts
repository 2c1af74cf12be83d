import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaText, otherThan, smsCode } from '@/server/testing/sms-code'
import { createTestApp, type TestApp } from '@/server/testing/test-app'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

let mobiles = 0
const aMobile = () => `137${String(++mobiles).padStart(8, '0')}`
const visitor = (name: string) => ({ visitor: `visitor-${name}` })

describe('[C08] POST sms/send', () => {
  it('200 delivers a six-digit code to the outbox', async () => {
    const mobile = aMobile()
    const caller = visitor('delivers')
    const captcha = await captchaText(t, 'register', caller)

    const answer = await t.call('sendSms', { body: { mobile, type: 'register', captcha } }, caller)

    expect(answer).toMatchObject({ status: 200, code: 1, data: { resendSeconds: 60 } })
    expect(t.outbox('sms').at(-1)).toEqual({
      at: t.clock.now().toISOString(),
      mobile,
      type: 'register',
      code: expect.stringMatching(/^\d{6}$/),
    })
  })

  it('200 takes the picture code in small letters and wide characters', async () => {
    const caller = visitor('small')
    const text = (await captchaText(t, 'register', caller)).toLowerCase()
    const captcha = text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))

    const answer = await t.call('sendSms', { body: { mobile: aMobile(), type: 'register', captcha } }, caller)

    expect(answer.code).toBe(1)
  })

  it.each(['login_by_mobile', 'register', 'forgot_password', 'bind_mobile', 'guest_register'] as const)(
    'CAPTCHA_WRONG without a picture code for %s',
    async (type) => {
      const answer = await t.call('sendSms', { body: { mobile: aMobile(), type } })

      expect(answer).toMatchObject({
        status: 200,
        code: 0,
        error: 'CAPTCHA_WRONG',
        data: { validationResult: { captcha: '图形验证码输入错误' } },
      })
    },
  )

  it('CAPTCHA_WRONG uses the picture up, so that it cannot be guessed at', async () => {
    const caller = visitor('guess')
    const captcha = await captchaText(t, 'register', caller)
    await t.call('sendSms', { body: { mobile: aMobile(), type: 'register', captcha: 'ZZZZ' } }, caller)

    const answer = await t.call('sendSms', { body: { mobile: aMobile(), type: 'register', captcha } }, caller)

    expect(answer).toMatchObject({ error: 'CAPTCHA_WRONG' })
  })

  it('CAPTCHA_WRONG for a picture used before, of another visitor, another form, or too old', async () => {
    const [mine, theirs] = [visitor('mine'), visitor('theirs')]
    const send = (captcha: string, caller = mine, type: 'register' | 'bind_mobile' = 'register') =>
      t.call('sendSms', { body: { mobile: aMobile(), type, captcha } }, caller)
    const used = await captchaText(t, 'register', mine)

    expect(await send(used)).toMatchObject({ code: 1 })
    expect(await send(used)).toMatchObject({ error: 'CAPTCHA_WRONG' })
    expect(await send(await captchaText(t, 'register', mine), theirs)).toMatchObject({
      error: 'CAPTCHA_WRONG',
    })
    expect(await send(await captchaText(t, 'register', mine), mine, 'bind_mobile')).toMatchObject({
      error: 'CAPTCHA_WRONG',
    })
    const old = await captchaText(t, 'register', mine)
    t.clock.advance(5 * 60_000 + 1)
    expect(await send(old)).toMatchObject({ error: 'CAPTCHA_WRONG' })
  })

  it('SMS_TOO_OFTEN within a minute, whatever the purpose; fine afterwards', async () => {
    const mobile = aMobile()
    const caller = visitor('minute')
    await smsCode(t, mobile, 'register', caller)
    t.clock.advance(30_000)
    const captcha = await captchaText(t, 'login_by_mobile', caller)

    const answer = await t.call('sendSms', { body: { mobile, type: 'login_by_mobile', captcha } }, caller)

    expect(answer).toMatchObject({ status: 200, error: 'SMS_TOO_OFTEN', data: { retryAfterSeconds: 30 } })
    t.clock.advance(30_000)
    await expect(smsCode(t, mobile, 'register', caller)).resolves.toMatch(/^\d{6}$/)
  })

  it('SMS_TOO_OFTEN with RATE_LIMITS=off too: the minute and the day belong to the mobile', async () => {
    const unlimited = await createTestApp({ config: { hasRateLimits: false } })
    const mobile = aMobile()
    await smsCode(unlimited, mobile, 'register', visitor('unlimited'))

    await expect(smsCode(unlimited, mobile, 'register', visitor('unlimited'))).rejects.toThrow(
      'SMS_TOO_OFTEN',
    )
    await unlimited.close()
  })

  it('SMS_TOO_OFTEN for the eleventh of a day', async () => {
    const mobile = aMobile()
    const send = async () => {
      t.clock.advance(61_000)
      return smsCode(t, mobile, 'register', visitor('eleventh'))
    }
    for (let sent = 0; sent < 10; sent++) await send()

    await expect(send()).rejects.toThrow('SMS_TOO_OFTEN')
    t.clock.advance(24 * 3_600_000)
    await expect(send()).resolves.toMatch(/^\d{6}$/)
  })

  it('two sends at once deliver one code', async () => {
    const mobile = aMobile()
    const callers = [visitor('twice-a'), visitor('twice-b')]
    const captchas = [
      await captchaText(t, 'register', callers[0]),
      await captchaText(t, 'register', callers[1]),
    ]

    const answers = await Promise.all(
      callers.map((caller, i) =>
        t.call('sendSms', { body: { mobile, type: 'register', captcha: captchas[i]! } }, caller),
      ),
    )

    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(t.outbox('sms').filter((line) => line.mobile === mobile)).toHaveLength(1)
  })

  it('429 with Retry-After when one address sends very many', async () => {
    const send = (n: number) =>
      smsCode(t, aMobile(), 'register', {
        ...visitor(`many-${n}`),
        address: '203.0.113.9',
      })
    t.clock.advance(2 * 3_600_000)
    for (let n = 0; n < 60; n++) await send(n)

    await expect(send(60)).rejects.toThrow('TOO_MANY_REQUESTS')
    t.clock.advance(3_600_000)
  })

  it('400 for a mobile that is none', async () => {
    const answer = await t.call('sendSms', { body: { mobile: '12345678901', type: 'register' } })

    expect(answer).toMatchObject({
      status: 400,
      error: 'BAD_REQUEST',
      data: { validationResult: { mobile: '请输入正确的手机号码' } },
    })
  })
})

describe('[C08] a code', () => {
  const check = (mobile: string, verifyCode: string) =>
    t.call('checkCustomer', { body: { mobile, verifyCode } })

  it('dies after five wrong tries, even the right one then, and says that a new one is needed', async () => {
    const mobile = aMobile()
    const code = await smsCode(t, mobile, 'register', visitor('five'))
    const messages: unknown[] = []
    for (const tried of [...Array<string>(5).fill(otherThan(code)), code]) {
      const answer = await check(mobile, tried)
      messages.push(answer.code === 1 ? 'passed' : answer.data?.validationResult)
    }

    expect(messages).toEqual([
      ...Array<unknown>(4).fill({ verifyCode: '短信验证码输入错误' }),
      ...Array<unknown>(2).fill({ verifyCode: '验证码错误次数过多，请重新获取' }),
    ])
  })

  it('survives four wrong tries', async () => {
    const mobile = aMobile()
    const code = await smsCode(t, mobile, 'register', visitor('four'))
    for (let tries = 0; tries < 4; tries++) await check(mobile, otherThan(code))

    expect(await check(mobile, code)).toMatchObject({ code: 1 })
  })

  it('allows five guesses however many come at once', async () => {
    const mobile = aMobile()
    const code = await smsCode(t, mobile, 'register', visitor('at-once'))
    const guesses = Array.from({ length: 30 }, () => check(mobile, otherThan(code)))
    await Promise.all(guesses)

    expect(await check(mobile, code)).toMatchObject({ error: 'SMS_CODE_WRONG' })
  })

  it('lasts five minutes', async () => {
    const mobile = aMobile()
    const code = await smsCode(t, mobile, 'register', visitor('minutes'))
    t.clock.advance(5 * 60_000 - 1)
    expect(await check(mobile, code)).toMatchObject({ code: 1 })
    t.clock.advance(1)

    expect(await check(mobile, code)).toMatchObject({ error: 'SMS_CODE_WRONG' })
  })

  it('is replaced by the next one', async () => {
    const mobile = aMobile()
    const first = await smsCode(t, mobile, 'register', visitor('next'))
    t.clock.advance(60_000)
    const second = await smsCode(t, mobile, 'register', visitor('next'))

    if (first !== second) expect(await check(mobile, first)).toMatchObject({ error: 'SMS_CODE_WRONG' })
    expect(await check(mobile, second)).toMatchObject({ code: 1 })
  })

  it('belongs to one mobile', async () => {
    const code = await smsCode(t, aMobile(), 'register', visitor('one-mobile'))

    expect(await check(aMobile(), code)).toMatchObject({ error: 'SMS_CODE_WRONG' })
  })

  it('is not kept in readable form', async () => {
    const mobile = aMobile()
    const code = await smsCode(t, mobile, 'register', visitor('readable'))

    const rows = await t.deps.db.query.smsCodes.findMany({
      where: (table, { eq }) => eq(table.mobile, mobile),
    })

    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('[C08] POST captcha/refresh', () => {
  it('200 gives a picture that does not say its own text', async () => {
    const caller = visitor('picture')

    const answer = await t.call('refreshCaptcha', { body: { type: 'register' } }, caller)

    const line = t.outbox('captcha').at(-1)!
    expect(line).toMatchObject({ visitor: caller.visitor, type: 'register', at: t.clock.now().toISOString() })
    expect(answer.code === 1 && answer.data.imgSrc).toMatch(/^data:image\/svg\+xml;base64,/)
    const svg = Buffer.from(answer.code === 1 ? answer.data.imgSrc.split(',')[1]! : '', 'base64').toString()
    expect(svg).not.toContain('<text')
    expect(svg).not.toContain(line.text)
  })

  it('400 for an unknown form', async () => {
    const answer = await t.call('refreshCaptcha', { body: { type: 'other' as 'register' } })

    expect(answer).toMatchObject({ status: 400, error: 'BAD_REQUEST' })
  })
})
