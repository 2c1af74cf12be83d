import { describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '../api/types'
import { encodePassword } from './encode-password'
import { showRefusal } from './refusal'

const values = { mobile: '', captcha: '', verifyCode: '', password: '' }

function shownFor(failure: Error) {
  const setError = vi.fn<(field: string, fault: { message?: string }, options?: object) => void>()
  showRefusal<typeof values>({ setError, getValues: () => values }, failure)
  return setError.mock.calls.map(([field, { message }, options]) => ({ field, message, ...options }))
}

describe('[C02] where a refusal is shown', () => {
  it.each([
    ['MOBILE_NOT_REGISTERED', 'mobile'],
    ['MOBILE_REGISTERED', 'mobile'],
    ['CAPTCHA_WRONG', 'captcha'],
    ['SMS_CODE_WRONG', 'verifyCode'],
    ['SMS_TOO_OFTEN', 'verifyCode'],
    ['PASSWORD_WRONG', 'password'],
  ] as const)('%s at %s', (error, field) => {
    expect(shownFor(new ApiFailure(error, 200, '说明'))).toEqual([
      { field, message: '说明', shouldFocus: true },
    ])
  })

  it('at the fields the API names, in the order of the form, the first of them focused', () => {
    const named = { password: '密码有误', mobile: '请输入正确的手机号码', other: '不在此处' }

    expect(shownFor(new ApiFailure('SMS_CODE_WRONG', 200, '说明', named))).toEqual([
      { field: 'mobile', message: '请输入正确的手机号码', shouldFocus: true },
      { field: 'password', message: '密码有误', shouldFocus: false },
    ])
  })

  it.each([
    new ApiFailure('TOO_MANY_REQUESTS', 429, '操作过于频繁，请稍后再试'),
    new ApiFailure('INVALID_INPUT', 200, '操作过于频繁，请稍后再试', { other: '不在此处' }),
  ])('over the form when none of its fields is at fault', (failure) => {
    expect(shownFor(failure)).toEqual([{ field: 'root', message: '操作过于频繁，请稍后再试' }])
  })
})

describe('[C03] a password', () => {
  it('travels as base64 of its UTF-8', () => {
    expect(encodePassword('abc12345')).toBe('YWJjMTIzNDU=')
    expect(encodePassword('密码a1')).toBe(Buffer.from('密码a1').toString('base64'))
  })
})
