import { z } from 'zod'
import { endpoint } from '../endpoint'
import { orderLineSchema } from './orders'
import { paths } from '../paths'
import { codeSchema, dateTimeSchema, fenSchema, requiredTextSchema, textSchema } from '../primitives'
import { imageSchema } from '../catalogue/media'

/** States of a return (decisions, «Orders»). */
export const returnStatusSchema = z.enum([
  'pending',
  'approved',
  'shipped',
  'received',
  'refunded',
  'rejected',
  'canceled',
])
export type ReturnStatus = z.infer<typeof returnStatusSchema>

export const returnSchema = z.object({
  id: codeSchema,
  orderBn: codeSchema,
  status: returnStatusSchema,
  statusLabel: z.string(),
  createdAt: dateTimeSchema,
  isReturnToStore: z.boolean(),
  /** Where the pieces are sent, or the boutique they are brought to. */
  address: z.string(),
  /** What goes back, in fen. */
  amount: fenSchema,
  /** What the house says about its decision. */
  note: z.string(),
  canCancel: z.boolean(),
  /** Whether its parcel still lacks a tracking number. */
  canAddTracking: z.boolean(),
  /** How it came to its state, the oldest first. */
  history: z.array(z.object({ status: returnStatusSchema, statusLabel: z.string(), at: dateTimeSchema })),
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
export type Return = z.infer<typeof returnSchema>

const returnableLineSchema = orderLineSchema.extend({
  itemId: z.uuid(),
  canReturn: z.boolean(),
  /** Pieces that may still be returned. */
  returnableQty: z.int().nonnegative(),
  /** Made to order: only a quality reason is taken. */
  isForQualityOnly: z.boolean(),
  isSample: z.boolean(),
})

const returnParams = z.object({ id: codeSchema })

export const returnCalls = {
  createReturn: endpoint(paths.createReturn, {
    access: 'customer',
    body: z.object({
      /** Made by the client once per return it means to ask for: the same key never makes two. */
      idempotencyKey: z.uuid(),
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
    errors: ['NOT_FOUND', 'ORDER_STATE', 'INVALID_INPUT', 'IDEMPOTENCY_CONFLICT'],
  }),
  getReturn: endpoint(paths.getReturn, {
    access: 'customer',
    params: returnParams,
    data: returnSchema,
    errors: ['NOT_FOUND'],
  }),
  getReturnOrder: endpoint(paths.getReturnOrder, {
    access: 'customer',
    body: z.object({ orderNo: codeSchema }),
    data: z.object({
      incrementId: codeSchema,
      orderCompletedAt: dateTimeSchema.nullable(),
      /** When the time to return is over. */
      returnsEndAt: dateTimeSchema.nullable(),
      canReturn: z.boolean(),
      canReturnOfflineStore: z.boolean(),
      reasons: z.array(z.object({ code: codeSchema, label: z.string(), isQuality: z.boolean() })),
      items: z.array(returnableLineSchema),
      /** The parts of belts, each with the line it belongs to; they come back with it. B§3. */
      bundleItems: z.array(
        z.object({
          parentItemId: z.uuid(),
          sku: codeSchema,
          name: z.string(),
          qty: z.int().positive(),
          size: z.string().nullable(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  /** House addition: the parcel a return travels in. */
  addReturnTracking: endpoint(paths.addReturnTracking, {
    access: 'customer',
    params: returnParams,
    body: z.object({ carrierTitle: requiredTextSchema(30), trackNumber: codeSchema }),
    data: returnSchema,
    errors: ['NOT_FOUND', 'RETURN_STATE'],
  }),
  /** House addition: until the parcel is on its way. */
  cancelReturn: endpoint(paths.cancelReturn, {
    access: 'customer',
    params: returnParams,
    data: returnSchema,
    errors: ['NOT_FOUND', 'RETURN_STATE'],
  }),
}
