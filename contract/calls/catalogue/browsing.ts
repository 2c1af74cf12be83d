import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { codeSchema, doneSchema } from '../primitives'
import { productListItemSchema } from './product'

/** What a shopper has looked at. */
export const browsingCalls = {
  addBrowsing: endpoint(paths.addBrowsing, {
    access: 'shopper',
    body: z.object({ sku: codeSchema }),
    data: doneSchema,
    errors: ['NOT_FOUND'],
  }),
  listBrowsing: endpoint(paths.listBrowsing, {
    access: 'shopper',
    body: z.object({ limit: z.int().min(1).max(24).default(12) }),
    data: z.object({ items: z.array(productListItemSchema) }),
  }),
  clearBrowsing: endpoint(paths.clearBrowsing, { access: 'shopper', data: doneSchema }),
}
