import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempts } from '@/server/db/schema/customer/login'
import { stockStore } from '@/server/testing/demo-rows'
import { otherThan, smsCode } from '@/server/testing/sms-code'
import { createTestApp, withToken, type Caller, type TestApp } from '@/server/testing/test-app'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

let mobiles = 0
const aMobile = () => `136${String(++mobiles).padStart(8, '0')}`
const encoded = (password: string) => Buffer.from(password).toString('base64')

/** Registers a mobile as the form does and answers the caller who is logged in then. */
async function register(mobile: string, password = 'oree2026'): Promise<Caller> {
  const verifyCode = await smsCode(t, mobile, 'register')
  const answer = await t.call('createCustomer', {
    body: {
      mobile,
      verifyCode,
      appellation: 2,
      lastname: '林',
      firstname: '晓月',
      password: encoded(password),
      passwordConfirm: encoded(password),
      residence: 'CHN',
      nationality: 'CHN',
      isAgreeAgreement: 1,
    },
  })
  if (answer.code !== 1) throw new Error(answer.error)
  t.clock.advance(61_000)
  return withToken(answer.data.token, 'customer')
}

describe('[C02] POST customer/loginByMobile', () => {
  it('200 logs in, answers the user info and neither mobile nor password', async () => {
    const mobile = aMobile()
    await register(mobile)
    const verifyCode = await smsCode(t, mobile, 'login_by_mobile')

    const answer = await t.call('loginByMobile', {
      body: { mobile, verifyCode, keepLogin: 1, activeType: 1 },
    })

    expect(answer).toMatchObject({
      code: 1,
      data: { firstname: '晓月', lastname: '林', gender: 2, mobileCode: '+86' },
    })
    expect(JSON.stringify(answer)).not.toContain(mobile)
    const caller = withToken(answer.code === 1 ? answer.data.token : '', 'customer')
    expect(await t.call('getCustomer', {}, caller)).toMatchObject({ code: 1, data: { firstname: '晓月' } })
  })

  it("[P10] what the guest looked at is the customer's afterwards", async () => {
    const mobile = aMobile()
    await register(mobile)
    await stockStore(t.deps.db)
    const guest = await t.asGuest()
    await t.call('addBrowsing', { body: { sku: 'BG-0101' } }, guest)
    const verifyCode = await smsCode(t, mobile, 'login_by_mobile')

    const answer = await t.call('loginByMobile', { body: { mobile, verifyCode } }, guest)

    const customer = withToken(answer.code === 1 ? answer.data.token : '', 'customer')
    expect(await t.call('listBrowsing', { body: {} }, customer)).toMatchObject({
      data: { items: [{ sku: 'BG-0101' }] },
    })
  })

  it('SMS_CODE_WRONG for a wrong code, then for a used one', async () => {
    const mobile = aMobile()
    await register(mobile)
    const verifyCode = await smsCode(t, mobile, 'login_by_mobile')
    const login = (code: string) => t.call('loginByMobile', { body: { mobile, verifyCode: code } })

    expect(await login(otherThan(verifyCode))).toMatchObject({ error: 'SMS_CODE_WRONG' })
    expect(await login(verifyCode)).toMatchObject({ code: 1 })
    expect(await login(verifyCode)).toMatchObject({ error: 'SMS_CODE_WRONG' })
  })

  it('SMS_CODE_WRONG for a code sent for something else', async () => {
    const mobile = aMobile()
    await register(mobile)
    const verifyCode = await smsCode(t, mobile, 'forgot_password')

    expect(await t.call('loginByMobile', { body: { mobile, verifyCode } })).toMatchObject({
      error: 'SMS_CODE_WRONG',
    })
  })

  it('one code logs in once, however many try at once', async () => {
    const mobile = aMobile()
    await register(mobile)
    const verifyCode = await smsCode(t, mobile, 'login_by_mobile')

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => t.call('loginByMobile', { body: { mobile, verifyCode } })),
    )

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  it('MOBILE_NOT_REGISTERED for an unknown mobile, and for one that only bought as a guest', async () => {
    const mobile = aMobile()
    const guest = aMobile()
    const verifyCode = await smsCode(t, guest, 'guest_register')
    await t.call('createCustomer', {
      body: { mobile: guest, verifyCode, register_type: 1, isAgreeAgreement: 1 },
    })
    t.clock.advance(61_000)

    for (const unregistered of [mobile, guest]) {
      const code = await smsCode(t, unregistered, 'login_by_mobile')
      expect(
        await t.call('loginByMobile', { body: { mobile: unregistered, verifyCode: code } }),
      ).toMatchObject({
        status: 200,
        error: 'MOBILE_NOT_REGISTERED',
        message: '此手机号码未注册，请选择注册',
      })
    }
  })

  it('ends the session the browser had: the guest token is dead', async () => {
    const mobile = aMobile()
    await register(mobile)
    const guest = await t.asGuest()
    const verifyCode = await smsCode(t, mobile, 'login_by_mobile')

    await t.call('loginByMobile', { body: { mobile, verifyCode } }, guest)

    expect(await t.call('logout', {}, guest)).toMatchObject({ status: 401, error: 'UNAUTHORIZED' })
  })
})

describe('[C03] POST customer/loginByPassword', () => {
  it('200 logs in', async () => {
    const mobile = aMobile()
    await register(mobile)

    const answer = await t.call('loginByPassword', { body: { mobile, password: encoded('oree2026') } })

    expect(answer).toMatchObject({
      code: 1,
      data: { firstname: '晓月', token: expect.stringMatching(/^[\w-]{43}$/) },
    })
  })

  it('PASSWORD_WRONG for a wrong password, and just the same for an unknown mobile', async () => {
    const mobile = aMobile()
    await register(mobile)
    const login = (who: string) =>
      t.call('loginByPassword', { body: { mobile: who, password: encoded('oree2027') } })

    const [wrong, unknown] = [await login(mobile), await login(aMobile())]

    expect(wrong).toMatchObject({ error: 'PASSWORD_WRONG', message: '密码错误，请重新输入或点击忘记密码' })
    expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' })
  })

  it('MOBILE_NOT_REGISTERED in its place when the form asks for the check (A§4)', async () => {
    const answer = await t.call('loginByPassword', {
      body: { mobile: aMobile(), password: encoded('oree2027'), isCheckUserName: true },
    })

    expect(answer).toMatchObject({ error: 'MOBILE_NOT_REGISTERED' })
  })

  it('PASSWORD_WRONG once an address has asked of sixty mobiles: nobody reads a list of customers off the form', async () => {
    const ask = () =>
      t.call(
        'loginByPassword',
        { body: { mobile: aMobile(), password: encoded('oree2027'), isCheckUserName: true } },
        { visitor: 'guesser-of-mobiles', address: '203.0.113.61' },
      )
    expect(await ask()).toMatchObject({ error: 'MOBILE_NOT_REGISTERED' })
    const counted = like(attempts.key, 'registered-address %')
    await t.deps.db.update(attempts).set({ count: 60 }).where(counted)

    expect(await ask()).toMatchObject({ status: 200, error: 'PASSWORD_WRONG' })
  })

  it('429 with Retry-After after ten tries, the right password included; fine a quarter of an hour later', async () => {
    const mobile = aMobile()
    await register(mobile)
    const login = (password: string) =>
      t.call('loginByPassword', { body: { mobile, password: encoded(password) } })
    for (let tries = 0; tries < 10; tries++) await login('wrong-1234')

    expect(await login('oree2026')).toMatchObject({ status: 429, error: 'TOO_MANY_REQUESTS' })
    t.clock.advance(15 * 60_000)
    expect(await login('oree2026')).toMatchObject({ code: 1 })
  })

  it('400 for a password that is not base64', async () => {
    const answer = await t.call('loginByPassword', { body: { mobile: aMobile(), password: '密码' } })

    expect(answer).toMatchObject({ status: 400, error: 'BAD_REQUEST' })
  })
})

describe('[C04] POST customer/forgotPasswordByMobile and saveNewPassword', () => {
  async function resetToken(mobile: string): Promise<string> {
    const verifyCode = await smsCode(t, mobile, 'forgot_password')
    const answer = await t.call('forgotPassword', { body: { mobile, verifyCode } })
    if (answer.code !== 1) throw new Error(answer.error)
    expect(answer.data.firstname).toBe('晓月')
    return answer.data.token
  }
  const save = (token: string, password: string, passwordConfirm = password) =>
    t.call('saveNewPassword', {
      body: { token, password: encoded(password), passwordConfirm: encoded(passwordConfirm) },
    })

  it('200 sets the new password, once, and ends every session', async () => {
    const mobile = aMobile()
    const caller = await register(mobile)
    const token = await resetToken(mobile)

    expect(await save(token, 'newpass1')).toMatchObject({ code: 1, data: null })
    expect(await save(token, 'newpass2')).toMatchObject({ error: 'RESET_TOKEN_INVALID' })
    expect(await t.call('getCustomer', {}, caller)).toMatchObject({ status: 401 })
    const login = (password: string) =>
      t.call('loginByPassword', { body: { mobile, password: encoded(password) } })
    expect(await login('oree2026')).toMatchObject({ error: 'PASSWORD_WRONG' })
    expect(await login('newpass1')).toMatchObject({ code: 1 })
  })

  it('200 opens the login again that too many wrong passwords had closed', async () => {
    const mobile = aMobile()
    await register(mobile)
    const login = (password: string) =>
      t.call('loginByPassword', { body: { mobile, password: encoded(password) } })
    for (let tries = 0; tries < 11; tries++) await login('forgotten1')

    await save(await resetToken(mobile), 'newpass1')

    expect(await login('newpass1')).toMatchObject({ code: 1 })
  })

  it('RESET_TOKEN_INVALID after ten minutes, and for an invented one', async () => {
    const mobile = aMobile()
    await register(mobile)
    const token = await resetToken(mobile)
    t.clock.advance(10 * 60_000)

    expect(await save(token, 'newpass1')).toMatchObject({ error: 'RESET_TOKEN_INVALID' })
    expect(await save('invented', 'newpass1')).toMatchObject({ error: 'RESET_TOKEN_INVALID' })
  })

  it('INVALID_INPUT leaves the token good when the password is weak or repeated wrongly', async () => {
    const mobile = aMobile()
    await register(mobile)
    const token = await resetToken(mobile)

    expect(await save(token, 'onlyletters')).toMatchObject({
      error: 'INVALID_INPUT',
      data: { validationResult: { password: '请输入8-20位密码，至少包含1个数字+1个字母' } },
    })
    expect(await save(token, 'newpass1', 'newpass2')).toMatchObject({
      error: 'INVALID_INPUT',
      data: { validationResult: { passwordConfirm: '两次输入的密码不一致，请检查' } },
    })
    expect(await save(token, 'newpass1')).toMatchObject({ code: 1 })
  })

  it('SMS_CODE_WRONG, then MOBILE_NOT_REGISTERED for who holds an unregistered mobile', async () => {
    const mobile = aMobile()
    const verifyCode = await smsCode(t, mobile, 'forgot_password')
    const forgot = (code: string) => t.call('forgotPassword', { body: { mobile, verifyCode: code } })

    expect(await forgot(otherThan(verifyCode))).toMatchObject({ error: 'SMS_CODE_WRONG' })
    expect(await forgot(verifyCode)).toMatchObject({ error: 'MOBILE_NOT_REGISTERED' })
  })
})
