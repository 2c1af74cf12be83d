import { required, smsCodePattern } from '@/lib/forms/form-rules'
import { newPasswordPattern } from '@/lib/forms/password'
import type { LoginValues } from './login-values'

// The rules of A§5, in order: the first that fails gives the message.

export const CAPTCHA_LENGTH = 6
export const CODE_LENGTH = 6
export const MOBILE_LENGTH = 11
export const NAME_LENGTH = 30

export const mobileRules = {
  required,
  pattern: { value: /^1[3-9]\d{9}$/, message: '请输入正确的手机号码' },
}

export const captchaRules = { required }

export const codeRules = { required, pattern: smsCodePattern }

/** Whether the password is the right one only the API knows; a login does not judge its form. */
export const passwordRules = { required }

export const newPasswordRules = { required, pattern: newPasswordPattern }

export const repeatedPasswordRules = {
  required,
  validate: (value: string, { password }: LoginValues) =>
    value === password || '两次输入的密码不一致，请检查',
}

/** White space alone is no name. */
export const nameRules = {
  required,
  validate: (value: string) => value.trim() !== '' || required,
}

export const appellationRules = { required }

/** A select that is left empty is named by its label. */
export const selectRules = (label: string) => ({ required: label })

export const agreementRules = { required: '必选，请阅读并勾选' }
