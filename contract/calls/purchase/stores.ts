import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { codeSchema, textSchema } from '../primitives'

export const storeSchema = z.object({
  id: codeSchema,
  name: z.string(),
  city: z.string(),
  address: z.string(),
  telephone: z.string(),
  hours: z.string(),
})
export type Store = z.infer<typeof storeSchema>

export const storeCalls = {
  /** Anybody may know where the stores are: the page 专卖店 is read by the storefront's server. */
  listStores: endpoint(paths.listStores, {
    access: 'public',
    postToken: false,
    body: z.object({ city: textSchema(20).optional() }),
    data: z.object({ items: z.array(storeSchema) }),
  }),
}
