/** An e-mail address: letters and digits, one @, a domain with a dot, at most 50 characters. A§5. */
export const emailRule = {
  maxLength: 50,
  pattern: /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/,
  message: '请输入正确的电子邮箱',
} as const
