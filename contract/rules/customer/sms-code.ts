import { plainDigits } from '../digits'

/** The code of an SMS: exactly six digits. A§5. */
export const smsCodeRule = {
  length: 6,
  pattern: /^\d{6}$/,
  message: '短信验证码输入错误',
  /** After too many wrong tries the code is dead. */
  usedUp: '验证码错误次数过多，请重新获取',
} as const

/** The code in what was typed or pasted: cleaned first, then cut. */
export function smsCodeDigits(text: string): string {
  return plainDigits(text).slice(0, smsCodeRule.length)
}
