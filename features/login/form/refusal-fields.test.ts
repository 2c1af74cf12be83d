import { describe, expect, it } from 'vitest'
import { ApiFailure } from '@/lib/api/types'
import { encodePassword } from '@/lib/forms/password'
import { faultsOf } from './refusal-fields'

describe('[C02] where a refused login is shown', () => {
  it.each([
    ['MOBILE_NOT_REGISTERED', 'mobile'],
    ['MOBILE_REGISTERED', 'mobile'],
    ['CAPTCHA_WRONG', 'captcha'],
    ['SMS_CODE_WRONG', 'verifyCode'],
    ['SMS_TOO_OFTEN', 'verifyCode'],
    ['PASSWORD_WRONG', 'password'],
  ] as const)('%s at %s', (error, field) => {
    expect(faultsOf(new ApiFailure(error, 200, '说明'))).toEqual([{ field, message: '说明' }])
  })

  it('at the fields the API names, before the code', () => {
    const failure = new ApiFailure('SMS_CODE_WRONG', 200, '说明', {
      mobile: '请输入正确的手机号码',
      other: '不在此处',
    })

    expect(faultsOf(failure)).toEqual([{ field: 'mobile', message: '请输入正确的手机号码' }])
  })

  it('over the form when no field is at fault', () => {
    expect(faultsOf(new ApiFailure('TOO_MANY_REQUESTS', 429, '操作过于频繁，请稍后再试'))).toEqual([])
  })
})

describe('[C03] a password', () => {
  it('travels as base64 of its UTF-8', () => {
    expect(encodePassword('abc12345')).toBe('YWJjMTIzNDU=')
    expect(encodePassword('密码a1')).toBe(Buffer.from('密码a1').toString('base64'))
  })
})
