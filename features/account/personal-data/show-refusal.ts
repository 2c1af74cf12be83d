import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiFailure } from '@/lib/api/types'

/** Shows why a call was refused at those fields the API names, the first of them focused; else over the form. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: Error,
  fields: readonly FieldPath<Values>[],
): void {
  const named = error instanceof ApiFailure ? error.validationResult : {}
  const faults = fields.filter((field) => named[field] !== undefined)
  if (faults.length === 0) form.setError('root', { message: error.message })
  faults.forEach((field, index) =>
    form.setError(field, { message: named[field] ?? error.message }, { shouldFocus: index === 0 }),
  )
}
