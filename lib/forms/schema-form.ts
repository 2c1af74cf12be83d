import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { config, type z } from 'zod'
import { REFUSED } from './refusal'

// In a browser schemas are read as they are: writing code for them is what the Content-Security-Policy forbids.
if (typeof window !== 'undefined') config({ jitless: true })

/**
 * A form judged by its schema on leaving a field, then as it changes (A§5). What the API refused is taken back as soon
 * as the field becomes another. `messageOf` speaks for faults the schema has no words for.
 */
export function useSchemaForm<Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
  defaultValues: DefaultValues<Values>,
  messageOf?: z.core.$ZodErrorMap,
): UseFormReturn<Values, unknown, Sent> {
  const form = useForm<Values, unknown, Sent>({
    mode: 'onTouched',
    resolver: zodResolver(schema, messageOf && { error: messageOf }),
    defaultValues,
  })

  useEffect(() => {
    const judgeAgain = (name: FieldPath<Values>) => {
      const { error } = form.getFieldState(name)
      if (error?.type === REFUSED) form.clearErrors(name)
      else if (error) void form.trigger(name)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ name = '', type, values }) => {
        if (type === 'change' && isFieldOf(values, name)) judgeAgain(name)
      },
    })
  }, [form])

  return form
}

function isFieldOf<Values extends FieldValues>(values: Values, name: string): name is FieldPath<Values> {
  return get(values, name) !== undefined
}
