import { z } from 'zod'
import { smsCodeSchema } from '@/contract/calls/person-fields'

/** The code that ends an account. */
export const deleteFormSchema = z.object({ verifyCode: smsCodeSchema })
