import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { fieldFaultsOf, showFieldFaults } from '@/lib/forms/field-faults'

/** Shows why a call was refused at those fields the API names, the first of them focused; else over the form. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: Error,
  fields: readonly FieldPath<Values>[],
): void {
  const faults = fieldFaultsOf<Values>(error, (name) => fields.find((field) => field === name))
  const inOrder = [...faults].sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field))
  if (!showFieldFaults(form, inOrder)) form.setError('root', { message: error.message })
}
