/** A new password: 8 to 20 characters with a digit and a letter. A§5. */
export const passwordRule = {
  maxLength: 20,
  pattern: /^(?=.*\d)(?=.*[A-Za-z]).{8,20}$/,
  message: '请输入8-20位密码，至少包含1个数字+1个字母',
  /** The same, said before anything is wrong. */
  hint: '8-20位，至少包含1个数字和1个字母',
  unequal: '两次输入的密码不一致，请检查',
} as const
