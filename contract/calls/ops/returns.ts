import { z } from 'zod'
import { endpoint } from '../endpoint'
import { paths } from '../paths'
import { codeSchema, fenSchema, requiredTextSchema, textSchema } from '../primitives'
import { returnSchema, returnStatusSchema } from '../purchase/returns'

const opsReturnSchema = returnSchema.extend({
  items: z.array(
    returnSchema.shape.items.element.extend({
      sku: codeSchema,
      /** What the shopper wrote about it. */
      comment: z.string(),
    }),
  ),
})
export type OpsReturn = z.infer<typeof opsReturnSchema>

const change = { access: 'operator', postToken: false, params: z.object({ id: codeSchema }) } as const
const answer = { data: opsReturnSchema, errors: ['NOT_FOUND', 'RETURN_STATE'] } as const

/** What the back office does with returns. */
export const opsReturnCalls = {
  /** The newest first, at most 50. */
  opsListReturns: endpoint(paths.opsListReturns, {
    access: 'operator',
    postToken: false,
    body: z.object({ status: returnStatusSchema.optional() }),
    data: z.object({ items: z.array(opsReturnSchema) }),
  }),
  opsApproveReturn: endpoint(paths.opsApproveReturn, {
    ...change,
    body: z.object({ note: textSchema(200).default('') }),
    ...answer,
  }),
  /** Before it is sent, or once the house has looked at it. */
  opsRejectReturn: endpoint(paths.opsRejectReturn, {
    ...change,
    body: z.object({ note: requiredTextSchema(200) }),
    ...answer,
  }),
  /** What comes back in good order can be sold again. */
  opsReceiveReturn: endpoint(paths.opsReceiveReturn, {
    ...change,
    body: z.object({ isInGoodOrder: z.boolean().default(true) }),
    ...answer,
  }),
  /** Sends the money back: what the pieces cost, or a smaller amount. */
  opsRefundReturn: endpoint(paths.opsRefundReturn, {
    ...change,
    body: z.object({ amount: fenSchema.min(1).optional() }),
    data: opsReturnSchema,
    errors: ['NOT_FOUND', 'RETURN_STATE', 'REFUND_ABOVE_PAID'],
  }),
}
