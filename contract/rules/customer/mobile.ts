import { plainDigits } from '../digits'

/** A mobile of mainland China: 11 digits, 1 then 3 to 9. A§5. */
export const mobileRule = {
  length: 11,
  pattern: /^1[3-9]\d{9}$/,
  message: '请输入正确的手机号码',
} as const

/**
 * The mobile in what was typed or pasted: first without its country code (+86, 0086, or 86 before a whole mobile), spaces,
 * dashes and letters, then cut to 11 digits.
 */
export function mobileDigits(text: string): string {
  const plain = text.normalize('NFKC').replace(/[^\d+]/g, '')
  const digits = plainDigits(plain.replace(/^(?:\+|00)86/, ''))
  const national = digits.length > mobileRule.length ? digits.replace(/^86/, '') : digits
  return national.slice(0, mobileRule.length)
}
