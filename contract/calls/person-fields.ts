import { z } from 'zod'
import { captchaRule } from '../rules/customer/captcha'
import { emailRule } from '../rules/customer/email'
import { mobileRule } from '../rules/customer/mobile'
import { nameRule } from '../rules/customer/names'
import { passwordRule } from '../rules/customer/password'
import { REQUIRED } from '../rules/required'
import { smsCodeRule } from '../rules/customer/sms-code'
import { requiredTextSchema } from './primitives'

/** 11 digits, 1 then 3 to 9 (A§5). */
export const mobileSchema = z.string().min(1, REQUIRED).regex(mobileRule.pattern, mobileRule.message)

/** Exactly six digits (A§5). */
export const smsCodeSchema = z.string().min(1, REQUIRED).regex(smsCodeRule.pattern, smsCodeRule.message)

/** What the shopper reads off the picture, at most six characters (A§5). */
export const captchaTextSchema = z.string().trim().min(1, REQUIRED).max(captchaRule.maxLength)

/** A new password in plain text (A§5); travelling, it is `encodedPasswordSchema`. */
export const newPasswordSchema = z.string().min(1, REQUIRED).regex(passwordRule.pattern, passwordRule.message)

/** A name of a person (A§5). */
export const nameSchema = requiredTextSchema(nameRule.maxLength).regex(nameRule.pattern, nameRule.message)

/** At most 50 characters (A§5). */
export const emailSchema = z
  .string()
  .min(1, REQUIRED)
  .max(emailRule.maxLength, emailRule.message)
  .regex(emailRule.pattern, emailRule.message)
