import { required } from './form-rules'

/** As the commerce API reads an address: letters and digits, one @, a domain with a dot. */
const pattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** No longer than this (A§5). */
export const EMAIL_MAX_LENGTH = 50

/** What is wrong with an e-mail address, or undefined. The first rule that fails speaks. A§5. */
export function emailFault(value: string): string | undefined {
  if (value === '') return required
  return value.length <= EMAIL_MAX_LENGTH && pattern.test(value) ? undefined : '请输入正确的电子邮箱'
}
