import { z } from 'zod'
import { endpoint } from '../endpoint'
import { shippingAddressSchema } from '../purchase/checkout'
import { paths } from '../paths'
import { codeSchema, doneSchema } from '../primitives'

export const addressSchema = shippingAddressSchema.extend({ id: z.uuid(), isDefault: z.boolean() })
export type Address = z.infer<typeof addressSchema>

/** An address to keep; with an id the one to change. */
export const saveAddressSchema = shippingAddressSchema.extend({
  id: z.uuid().optional(),
  isDefault: z.boolean().default(false),
})

const idBody = z.object({ id: z.uuid() })

/** A province, city or district. */
const placeSchema = z.object({ id: codeSchema, name: z.string() })

export const addressCalls = {
  saveAddress: endpoint(paths.saveAddress, {
    access: 'customer',
    body: saveAddressSchema,
    data: addressSchema,
    errors: ['NOT_FOUND', 'RISK_REFUSED', 'ADDRESS_LIMIT', 'INVALID_INPUT'],
  }),
  listAddresses: endpoint(paths.listAddresses, {
    access: 'customer',
    /** The default first, then the newest; `limit` is how many the book may hold. */
    data: z.object({ items: z.array(addressSchema), limit: z.int().positive() }),
  }),
  removeAddress: endpoint(paths.removeAddress, {
    access: 'customer',
    body: idBody,
    data: doneSchema,
    errors: ['NOT_FOUND'],
  }),
  getAddress: endpoint(paths.getAddress, {
    access: 'customer',
    body: idBody,
    data: addressSchema,
    errors: ['NOT_FOUND'],
  }),
  /** Without a region: the provinces. With one: its cities, each with its districts. */
  getDirectory: endpoint(paths.getDirectory, {
    access: 'public',
    query: z.object({ region_id: codeSchema.optional() }),
    data: z.object({
      regions: z.array(placeSchema),
      cities: z.array(placeSchema.extend({ districts: z.array(placeSchema) })),
    }),
    errors: ['NOT_FOUND'],
  }),
}
