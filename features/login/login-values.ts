/** What the login and quick register forms hold. */
export type LoginValues = {
  mobile: string
  captcha: string
  verifyCode: string
  password: string
  isAgreed: boolean
}

export const emptyLogin: LoginValues = {
  mobile: '',
  captcha: '',
  verifyCode: '',
  password: '',
  isAgreed: false,
}

/** What the drawer or page is for: the login drawer, the quick register, or buying as a guest (A§2). */
export type LoginPurpose = 'login' | 'register' | 'purchase'
