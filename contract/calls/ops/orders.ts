import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { codeSchema, dateTimeSchema, requiredTextSchema, textSchema } from '../primitives'
import { mobileSchema } from '../person-fields'
import { orderSchema, orderStatusSchema } from '../purchase/orders'

const orderParams = z.object({ orderNo: codeSchema })
const noteSchema = textSchema(200).default('')
const noteBody = z.object({ note: noteSchema })

/** An order with every entry of its history: who changed what, when, and what they noted. */
const opsOrderSchema = orderSchema.extend({
  entries: z.array(
    z.object({
      at: dateTimeSchema,
      from: orderStatusSchema.nullable(),
      to: orderStatusSchema,
      actor: z.enum(['customer', 'provider', 'operator', 'clock']),
      note: z.string(),
    }),
  ),
})
export type OpsOrder = z.infer<typeof opsOrderSchema>

/** What every change of one order has in common. */
export const onOrder = {
  access: 'operator',
  postToken: false,
  params: orderParams,
  data: opsOrderSchema,
  errors: ['NOT_FOUND', 'ORDER_STATE'],
} as const

/** What becomes of an order after it was placed. Each refuses with ORDER_STATE and the reason where it cannot be. */
export const orderOpsCalls = {
  opsGetOrder: endpoint(paths.opsGetOrder, {
    access: 'operator',
    params: orderParams,
    data: opsOrderSchema,
    errors: ['NOT_FOUND'],
  }),
  /** Closes an unpaid order before its time and gives its stock back. */
  opsCloseOrder: endpoint(paths.opsCloseOrder, { ...onOrder, body: noteBody }),
  /** Hands lines, or all that are left, to a carrier. The order is shipped once its last line is. */
  opsShipOrder: endpoint(paths.opsShipOrder, {
    ...onOrder,
    body: z.object({
      carrier: requiredTextSchema(40),
      trackNumber: codeSchema,
      lineIds: z.array(z.uuid()).min(1).max(60).optional(),
      note: noteSchema,
    }),
    errors: ['NOT_FOUND', 'ORDER_STATE', 'INVALID_INPUT'],
  }),
  /** Notes where a parcel of the order is. */
  opsAddParcelEvent: endpoint(paths.opsAddParcelEvent, {
    ...onOrder,
    body: z.object({
      trackNumber: codeSchema,
      at: dateTimeSchema.optional(),
      place: requiredTextSchema(40),
      text: requiredTextSchema(100),
    }),
    errors: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  opsReadyOrder: endpoint(paths.opsReadyOrder, { ...onOrder, body: noteBody }),
  opsCollectOrder: endpoint(paths.opsCollectOrder, { ...onOrder, body: noteBody }),
  opsCompleteOrder: endpoint(paths.opsCompleteOrder, { ...onOrder, body: noteBody }),
  /** A customer as an operator may see them: nothing by which they could be reached or named. */
  opsGetCustomer: endpoint(paths.opsGetCustomer, {
    access: 'operator',
    postToken: false,
    body: z.object({ mobile: mobileSchema }),
    data: z.object({
      name: z.string(),
      mobile: z.string(),
      email: z.string().nullable(),
      createdAt: dateTimeSchema,
      saleOrderNumber: z.int().nonnegative(),
      hasPassword: z.boolean(),
      hasOrderMessages: z.boolean(),
      /** Newest first, at most 20. */
      orders: z.array(
        z.object({ orderBn: codeSchema, status: orderStatusSchema, createdAt: dateTimeSchema }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
}
