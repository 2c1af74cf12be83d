import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { emailSchema, mobileSchema } from '../person-fields'
import { codeSchema, doneSchema } from '../primitives'

/** Notifications a shopper subscribes to. */
export const noticeCalls = {
  createArrivalNotice: endpoint(paths.createArrivalNotice, {
    access: 'shopper',
    body: z.object({ sku: codeSchema, mobile: mobileSchema.optional(), email: emailSchema.optional() }),
    data: doneSchema,
    errors: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
}
