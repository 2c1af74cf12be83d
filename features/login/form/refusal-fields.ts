import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { isKeyOf } from '@/contract/rules/own-key'
import { ApiFailure, type FailureCode } from '@/lib/api/types'
import { fieldFaultsOf, showFieldFaults, type FieldFault } from '@/lib/forms/field-faults'
import { emptyLogin, type LoginValues } from './login-values'

type Field = FieldPath<LoginValues>

const fieldOfCode: Partial<Record<FailureCode, Field>> = {
  MOBILE_INVALID: 'mobile',
  MOBILE_NOT_REGISTERED: 'mobile',
  MOBILE_REGISTERED: 'mobile',
  CAPTCHA_WRONG: 'captcha',
  SMS_CODE_WRONG: 'verifyCode',
  SMS_TOO_OFTEN: 'verifyCode',
  PASSWORD_WRONG: 'password',
}

function isField(name: string): name is Field {
  return isKeyOf(emptyLogin, name)
}

/** Which fields a refusal is about; none means the form as a whole. A§5, by code and never by text. */
export function faultsOf(failure: ApiFailure): FieldFault<LoginValues>[] {
  const named = fieldFaultsOf<LoginValues>(failure, (name) => (isField(name) ? name : null))
  if (named.length > 0) return named
  const field = fieldOfCode[failure.error]
  return field ? [{ field, message: failure.message }] : []
}

/** Writes a refusal into the form: at its fields, the first of them focused, or over the form. */
export function showRefusal(form: UseFormReturn<LoginValues>, error: Error): void {
  const faults = error instanceof ApiFailure ? faultsOf(error) : []
  if (!showFieldFaults(form, faults)) form.setError('root', { message: error.message })
}
