import { z } from 'zod'
import { captchaTextSchema, mobileSchema, nameSchema, smsCodeSchema } from '@/contract/calls/person-fields'
import { REQUIRED } from '@/contract/rules/required'
import { arePasswordsEqual, newPasswordShape } from '@/lib/forms/new-password-schema'
import { rememberedMobile } from './mobile-store'

/** The forms of the login, under the names by which the API speaks of their fields. A§3, A§5. */

const choiceSchema = (label: string) => z.string().min(1, label)
const agreementSchema = z.boolean().refine(Boolean, '必选，请阅读并勾选')

/** A mobile and the two codes that prove it. */
export const proofFormSchema = z.object({
  mobile: mobileSchema,
  captcha: captchaTextSchema,
  verifyCode: smsCodeSchema,
})
export type ProofValues = z.input<typeof proofFormSchema>

/** Login of a customer. Whether a password is the right one only the API knows: its form is not judged. */
export const existingAccountFormSchemas = {
  code: proofFormSchema.extend({ password: z.string() }),
  password: z.object({
    mobile: mobileSchema,
    captcha: z.string(),
    verifyCode: z.string(),
    password: z.string().min(1, REQUIRED),
  }),
}
export type ExistingAccountValues = z.input<typeof existingAccountFormSchemas.password>

export const quickRegisterFormSchema = proofFormSchema.extend({ isAgreeAgreement: agreementSchema })

export const resetPasswordFormSchema = z.object(newPasswordShape).check(arePasswordsEqual)
export type NewPasswordValues = z.input<typeof resetPasswordFormSchema>

export const registrationFormSchema = proofFormSchema
  .extend({
    /** 1 先生, 2 女士. */
    appellation: z.string().min(1, REQUIRED),
    lastname: nameSchema,
    firstname: nameSchema,
    ...newPasswordShape,
    /** Codes of offline countries; a select that is left empty is named by its label. */
    residence: choiceSchema('居住地'),
    nationality: choiceSchema('国籍'),
    isAgreeAgreement: agreementSchema,
    cgi: z.boolean(),
    isSendInfoAbroad: z.boolean(),
    isAcceptMarketCommunication: z.boolean(),
  })
  .check(arePasswordsEqual)
export type RegistrationValues = z.input<typeof registrationFormSchema>

/** What a form that proves a mobile begins with. */
export function emptyProof(): ProofValues {
  return { mobile: rememberedMobile(), captcha: '', verifyCode: '' }
}

/** What a registration begins with. */
export function emptyRegistration(): RegistrationValues {
  return {
    ...emptyProof(),
    appellation: '',
    lastname: '',
    firstname: '',
    password: '',
    passwordConfirm: '',
    residence: 'CHN',
    nationality: 'CHN',
    isAgreeAgreement: false,
    cgi: false,
    isSendInfoAbroad: false,
    isAcceptMarketCommunication: false,
  }
}
