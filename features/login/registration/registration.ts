import type { Input } from '@/lib/api/types'
import { encodePassword } from '@/lib/forms/encode-password'
import type { RegistrationValues } from '../form/login-form-schema'

type Registration = Omit<Input<'createCustomer'>['body'], 'register_type' | 'customerVersion'>

/** What is sent of a filled registration. A§3. */
export function registrationOf(values: RegistrationValues): Registration {
  return {
    mobile: values.mobile,
    captcha: values.captcha,
    verifyCode: values.verifyCode,
    appellation: values.appellation === '1' ? 1 : 2,
    lastname: values.lastname,
    firstname: values.firstname,
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
