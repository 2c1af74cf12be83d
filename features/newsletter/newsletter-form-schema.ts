import { z } from 'zod'
import { emailSchema } from '@/contract/calls/person-fields'
import { REQUIRED } from '@/contract/rules/required'

/** An address, and the policy ticked. A§5. */
export const newsletterFormSchema = z.object({
  email: emailSchema,
  isAgreed: z.boolean().refine(Boolean, REQUIRED),
})
