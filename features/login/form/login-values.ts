/** What the login and registration forms hold, under the names by which the API speaks of its fields. A§3. */
export type LoginValues = {
  mobile: string
  captcha: string
  verifyCode: string
  password: string
  passwordConfirm: string
  /** 1 先生, 2 女士. */
  appellation: string
  lastname: string
  firstname: string
  /** Codes of offline countries. */
  residence: string
  nationality: string
  isAgreeAgreement: boolean
  cgi: boolean
  isSendInfoAbroad: boolean
  isAcceptMarketCommunication: boolean
}

export const emptyLogin: LoginValues = {
  mobile: '',
  captcha: '',
  verifyCode: '',
  password: '',
  passwordConfirm: '',
  appellation: '',
  lastname: '',
  firstname: '',
  residence: 'CHN',
  nationality: 'CHN',
  isAgreeAgreement: false,
  cgi: false,
  isSendInfoAbroad: false,
  isAcceptMarketCommunication: false,
}

/** What the drawer or page is for: the login drawer, the quick register, or buying as a guest (A§2). */
export type LoginPurpose = 'login' | 'register' | 'purchase'
