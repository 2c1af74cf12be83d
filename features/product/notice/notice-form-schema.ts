import { z } from 'zod'
import { emailSchema, mobileSchema } from '@/contract/calls/person-fields'

const schemas = { mobile: mobileSchema, email: emailSchema }

/** A mobile or an email, whichever is chosen; a customer's own mobile stands in for an empty one. */
export function noticeFormSchema(isCustomer: boolean) {
  const values = z.object({ by: z.enum(['mobile', 'email']), mobile: z.string(), email: z.string() })
  return values.superRefine(({ by, ...contacts }, context) => {
    if (isCustomer && by === 'mobile' && contacts.mobile === '') return
    const { error } = schemas[by].safeParse(contacts[by])
    if (error) context.addIssue({ code: 'custom', path: [by], message: error.issues[0]?.message ?? '' })
  })
}
