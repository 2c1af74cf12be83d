import { z } from 'zod'
import type { UserInfo } from '@/contract/calls/customer/customer'
import { emailSchema, nameSchema } from '@/contract/calls/person-fields'
import { emailRule } from '@/contract/rules/customer/email'
import { REQUIRED } from '@/contract/rules/required'
import type { Input } from '@/lib/api/types'
import { birthDateSchema, toBirthDate } from './birth-date-schema'

const fieldsSchema = z.object({
  gender: z.string().min(1, REQUIRED),
  lastname: nameSchema,
  firstname: nameSchema,
  email: z
    .string()
    .refine((email) => email === '' || emailSchema.safeParse(email).success, emailRule.message),
  dob: birthDateSchema,
  place: z.string(),
  country: z.string(),
})
export type ProfileValues = z.input<typeof fieldsSchema>

/** From the form to the call. What is left empty is taken back where it may be, else left as it is. */
export const profileFormSchema = fieldsSchema.transform((values): Input<'saveCustomer'>['body'] => ({
  gender: values.gender === '1' ? 1 : 2,
  lastname: values.lastname,
  firstname: values.firstname,
  email: values.email || null,
  dob: values.dob,
  ...(values.place && { place: values.place }),
  ...(values.country && { country: values.country }),
}))

export function valuesOf(profile: UserInfo): ProfileValues {
  return {
    gender: profile.gender === null ? '' : String(profile.gender),
    lastname: profile.lastname ?? '',
    firstname: profile.firstname ?? '',
    email: profile.email ?? '',
    dob: toBirthDate(profile.dob),
    place: profile.place ?? '',
    country: profile.country ?? '',
  }
}
