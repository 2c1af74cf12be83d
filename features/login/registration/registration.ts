import type { Input } from '@/lib/api/types'
import { encodePassword } from '@/lib/forms/password'
import type { LoginValues } from '../form/login-values'

type Registration = Omit<Input<'createCustomer'>['body'], 'register_type' | 'customerVersion'>

/** What is sent of a filled registration. A§3. */
export function registrationOf(values: LoginValues): Registration {
  return {
    mobile: values.mobile,
    captcha: values.captcha,
    verifyCode: values.verifyCode,
    appellation: values.appellation === '1' ? 1 : 2,
    lastname: values.lastname.trim(),
    firstname: values.firstname.trim(),
    password: encodePassword(values.password),
    passwordConfirm: encodePassword(values.passwordConfirm),
    residence: values.residence,
    nationality: values.nationality,
    isAgreeAgreement: flag(values.isAgreeAgreement),
    cgi: flag(values.cgi),
    isSendInfoAbroad: flag(values.isSendInfoAbroad),
    isAcceptMarketCommunication: flag(values.isAcceptMarketCommunication),
  }
}

function flag(isChosen: boolean): 0 | 1 {
  return isChosen ? 1 : 0
}
