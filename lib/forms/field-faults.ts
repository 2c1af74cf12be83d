import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiFailure } from '../api/types'

export type FieldFault<Values extends FieldValues> = { field: FieldPath<Values>; message: string }

/** What the API says of single fields; `fieldOf` knows the form's own name of each, if the form has it. A§8. */
export function fieldFaultsOf<Values extends FieldValues>(
  error: Error,
  fieldOf: (name: string) => FieldPath<Values> | null | undefined,
): FieldFault<Values>[] {
  const named = error instanceof ApiFailure ? Object.entries(error.validationResult) : []
  return named.flatMap(([name, message]) => {
    const field = fieldOf(name)
    return field ? [{ field, message }] : []
  })
}

/** Writes faults to the fields of a form, the first of them focused. Answers whether there were any. */
export function showFieldFaults<Values extends FieldValues>(
  form: { setError: UseFormSetError<Values> },
  faults: readonly FieldFault<Values>[],
): boolean {
  faults.forEach(({ field, message }, index) =>
    form.setError(field, { message }, { shouldFocus: index === 0 }),
  )
  return faults.length > 0
}
