import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { emailSchema, mobileSchema } from '../person-fields'
import { codeSchema, dateTimeSchema, doneSchema } from '../primitives'

/** Word a shopper waits for: that a product can be bought. P11 */
export const noticeCalls = {
  /** Taken for what cannot be bought now and may return, once per sku and person. A customer's own mobile stands in for none. */
  createArrivalNotice: endpoint(paths.createArrivalNotice, {
    access: 'shopper',
    body: z.object({ sku: codeSchema, mobile: mobileSchema.optional(), email: emailSchema.optional() }),
    data: doneSchema,
    errors: ['NOT_FOUND', 'INVALID_INPUT', 'NOTICE_NOT_OFFERED', 'TOO_MANY_REQUESTS'],
  }),
  /** What the shopper waits for, newest first. */
  listArrivalNotices: endpoint(paths.listArrivalNotices, {
    access: 'shopper',
    data: z.object({
      items: z.array(
        z.object({
          sku: codeSchema,
          /** Masked: enough to recognise, useless to anybody else. */
          contact: z.string(),
          createdAt: dateTimeSchema,
        }),
      ),
    }),
  }),
  /** Takes it back; what is not waited for needs none. */
  removeArrivalNotice: endpoint(paths.removeArrivalNotice, {
    access: 'shopper',
    body: z.object({ sku: codeSchema }),
    data: doneSchema,
  }),
}
