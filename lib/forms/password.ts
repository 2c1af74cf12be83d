/** The longest a password may be, in characters (A§5). */
export const PASSWORD_MAX_LENGTH = 20

/** What a new password must be, as a form's pattern and its message (A§5). */
export const newPasswordPattern = {
  value: /^(?=.*\d)(?=.*[A-Za-z]).{8,20}$/,
  message: '请输入8-20位密码，至少包含1个数字+1个字母',
}

/** The same, said before anything is wrong. */
export const newPasswordHint = '8-20位，至少包含1个数字和1个字母'

/** A password as it travels: base64 of its UTF-8 (decisions, «Session»). */
export function encodePassword(password: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(password)))
}
