import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiFailure, type FailureCode } from '../api/types'

/** The type of an error that came from the API: it lasts until its field changes. */
export const REFUSED = 'refused'

type Form<Values extends FieldValues> = {
  setError: UseFormSetError<Values>
  getValues: () => Values
}
type FieldOf<Values extends FieldValues> = (name: string) => FieldPath<Values> | null | undefined

/** The field a refusal is about that names none. A§5: by code, never by text. */
const fieldOfCode: Partial<Record<FailureCode, string>> = {
  MOBILE_INVALID: 'mobile',
  MOBILE_NOT_REGISTERED: 'mobile',
  MOBILE_REGISTERED: 'mobile',
  CAPTCHA_WRONG: 'captcha',
  SMS_CODE_WRONG: 'verifyCode',
  SMS_TOO_OFTEN: 'verifyCode',
  PASSWORD_WRONG: 'password',
}

/**
 * Writes what the API says of single fields into the form, in the form's order, the first of them focused. `fieldOf` is for
 * forms whose names are not the API's. Answers whether there was any.
 */
export function showFieldFaults<Values extends FieldValues>(
  form: Form<Values>,
  error: Error,
  fieldOf: FieldOf<Values> = (name) => ownField(form, name),
): boolean {
  const faults = messagesOf(error).flatMap(([name, message]) => {
    const field = fieldOf(name)
    return field ? [{ field, message }] : []
  })
  const order = Object.keys(form.getValues())
  faults.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
  faults.forEach(({ field, message }, index) =>
    form.setError(field, { type: REFUSED, message }, { shouldFocus: index === 0 }),
  )
  return faults.length > 0
}

/** Writes a refusal into a form: at its fields, else over the form, as the error `root`. A§8. */
export function showRefusal<Values extends FieldValues>(
  form: Form<Values>,
  error: Error,
  fieldOf?: FieldOf<Values>,
): void {
  if (!showFieldFaults(form, error, fieldOf)) form.setError('root', { message: error.message })
}

/** What the API names, before the field its code is about. */
function messagesOf(error: Error): [name: string, message: string][] {
  if (!(error instanceof ApiFailure)) return []
  const name = fieldOfCode[error.error]
  const named = Object.entries(error.validationResult)
  return named.length === 0 && name ? [[name, error.message]] : named
}

function ownField<Values extends FieldValues>(
  form: Form<Values>,
  name: string,
): FieldPath<Values> | undefined {
  const isOwn = (own: string): own is FieldPath<Values> => Object.keys(form.getValues()).includes(own)
  return isOwn(name) ? name : undefined
}
