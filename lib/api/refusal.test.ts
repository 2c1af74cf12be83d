import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusal'

describe('refusalOf', () => {
  it('sees a success', () => {
    expect(refusalOf(200, { code: 1, data: null, message: '' })).toBeNull()
  })

  it('sees a success whose code is 0, where the call says so', () => {
    expect(refusalOf(200, { code: 0, data: {}, message: '' }, 0)).toBeNull()
    expect(refusalOf(200, { code: 0, data: {}, message: '' })).toMatchObject({ error: 'INTERNAL' })
    expect(refusalOf(200, { code: 0, error: 'CHAT_APP_UNAVAILABLE', data: null }, 0)).toMatchObject({
      error: 'CHAT_APP_UNAVAILABLE',
    })
  })

  it('takes the stable code, not the text', () => {
    const body = {
      code: 0,
      error: 'SMS_CODE_WRONG',
      message: '短信验证码输入错误',
      data: { validationResult: { verifyCode: '错' } },
    }
    expect(refusalOf(200, body)).toMatchObject({
      error: 'SMS_CODE_WRONG',
      status: 200,
      validationResult: { verifyCode: '错' },
    })
  })

  it.each([
    [401, 'UNAUTHORIZED'],
    [599, 'POST_TOKEN_INVALID'],
    [502, 'NETWORK'],
  ])('reads %i without an envelope as %s', (status, error) => {
    expect(refusalOf(status, '<html>')).toMatchObject({ error, status })
  })
})
