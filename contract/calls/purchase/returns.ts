import { z } from 'zod'
import { endpoint } from '../endpoint'
import { orderLineSchema } from './orders'
import { paths } from '../paths'
import { codeSchema, dateTimeSchema, fenSchema, textSchema } from '../primitives'
import { imageSchema } from '../catalogue/media'

/** States of a return (decisions, «Orders»). */
const returnStatusSchema = z.enum([
  'pending',
  'approved',
  'shipped',
  'received',
  'refunded',
  'rejected',
  'canceled',
])

const returnSchema = z.object({
  id: codeSchema,
  orderBn: codeSchema,
  status: returnStatusSchema,
  statusLabel: z.string(),
  createdAt: dateTimeSchema,
  isReturnToStore: z.boolean(),
  address: z.string(),
  items: z.array(
    z.object({
      entityId: z.uuid(),
      qtyRequested: z.int().positive(),
      reason: z.string(),
      carrierTitle: z.string(),
      trackNumber: z.string(),
      isReturnToStore: z.boolean(),
      product: z.object({
        name: z.string(),
        price: fenSchema,
        imgUrl: imageSchema,
        attributesInfo: orderLineSchema.shape.attributesInfo,
        url: z.string(),
        isBundle: z.boolean(),
        bundleType: z.enum(['belt', 'set']).nullable(),
        bundleChild: orderLineSchema.shape.bundleChildren,
      }),
    }),
  ),
})

const returnableLineSchema = orderLineSchema.extend({
  itemId: z.uuid(),
  canReturn: z.boolean(),
  isSample: z.boolean(),
  parentItemId: z.uuid().nullable(),
})

export const returnCalls = {
  createReturn: endpoint(paths.createReturn, {
    access: 'customer',
    body: z.object({
      orderNo: codeSchema,
      isReturnToStore: z.boolean().default(false),
      items: z
        .array(
          z.object({
            itemId: z.uuid(),
            qty: z.int().min(1).max(99),
            reason: codeSchema,
            comment: textSchema(200).optional(),
          }),
        )
        .min(1)
        .max(60),
    }),
    data: returnSchema,
    errors: ['NOT_FOUND', 'ORDER_STATE', 'INVALID_INPUT'],
  }),
  getReturn: endpoint(paths.getReturn, {
    access: 'customer',
    params: z.object({ id: codeSchema }),
    data: returnSchema,
    errors: ['NOT_FOUND'],
  }),
  getReturnOrder: endpoint(paths.getReturnOrder, {
    access: 'customer',
    body: z.object({ orderNo: codeSchema }),
    data: z.object({
      incrementId: codeSchema,
      orderCompletedAt: dateTimeSchema.nullable(),
      canReturn: z.boolean(),
      canReturnOfflineStore: z.boolean(),
      reasons: z.array(z.object({ code: codeSchema, label: z.string() })),
      items: z.array(returnableLineSchema),
      bundleItems: z.array(returnableLineSchema),
    }),
    errors: ['NOT_FOUND'],
  }),
}
