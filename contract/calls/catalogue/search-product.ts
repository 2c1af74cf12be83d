import { z } from 'zod'
import { codeSchema } from '../primitives'
import { imageSchema } from './media'
import { childProductSchema, productListItemSchema } from './product'

/** A product as a search shows it (B§3). */
export const searchProductSchema = productListItemSchema.extend({
  id: codeSchema,
  type: z.enum(['bundle', 'configurable']),
  defaultImage: imageSchema,
  secondImage: imageSchema.nullable(),
  childProducts: z.array(childProductSchema.pick({ isDefault: true, price: true, defaultImage: true })),
  /** Whether the house shows it before others. */
  heroProducts: z.boolean(),
  /** The later it was published, the greater: seconds since 1970. */
  timeIdx: z.int(),
})
export type SearchProduct = z.infer<typeof searchProductSchema>
