/** The rules of A§5, in order: the first that fails gives the message. */
const required = '此项是必填项'

export const CAPTCHA_LENGTH = 6
export const CODE_LENGTH = 6
export const MOBILE_LENGTH = 11
export const PASSWORD_LENGTH = 20

export const mobileRules = {
  required,
  pattern: { value: /^1[3-9]\d{9}$/, message: '请输入正确的手机号码' },
}

export const captchaRules = { required, setValueAs: (value: string) => value.trim().toUpperCase() }

export const codeRules = { required, pattern: { value: /^\d{6}$/, message: '短信验证码输入错误' } }

/** Whether the password is the right one only the API knows; a login does not judge its form. */
export const passwordRules = { required }

export const agreementRules = { required: '必选，请阅读并勾选' }
