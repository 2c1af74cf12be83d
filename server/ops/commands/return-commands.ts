import { opsReturnCalls, type OpsReturn } from '@/contract/calls/ops/returns'
import { returnStatusSchema } from '@/contract/calls/purchase/returns'
import { ok, refuseMore, required, UsageError, type Outcome } from '../arguments'
import type { Operator } from '../call'

type Command = (operator: Operator, args: readonly string[]) => Promise<Outcome>

const listReturns: Command = async (operator, [text, ...more]) => {
  refuseMore(more)
  const status = returnStatusSchema.optional().safeParse(text)
  if (!status.success)
    throw new UsageError(`${text} is no state of a return: ${returnStatusSchema.options.join(', ')}.`)
  const { items } = await operator(opsReturnCalls.opsListReturns, { body: { status: status.data } })
  return ok([...items.map(describeReturn), `${items.length} in all`].join('\n'))
}

const approveReturn: Command = async (operator, [number, ...note]) => {
  const input = { ...named(number), body: { note: note.join(' ') } }
  return ok(describeReturn(await operator(opsReturnCalls.opsApproveReturn, input)))
}

const rejectReturn: Command = async (operator, [number, ...note]) => {
  const input = { ...named(number), body: { note: required('NOTE', note.join(' ')) } }
  return ok(describeReturn(await operator(opsReturnCalls.opsRejectReturn, input)))
}

const receiveReturn: Command = async (operator, [number, option, ...more]) => {
  if (option !== undefined && option !== '--damaged') throw new UsageError(`${option} is no option.`)
  refuseMore(more)
  const input = { ...named(number), body: { isInGoodOrder: option === undefined } }
  return ok(describeReturn(await operator(opsReturnCalls.opsReceiveReturn, input)))
}

const refundReturn: Command = async (operator, [number, yuan, ...more]) => {
  refuseMore(more)
  const input = { ...named(number), body: yuan === undefined ? {} : { amount: readFen(yuan) } }
  return ok(describeReturn(await operator(opsReturnCalls.opsRefundReturn, input)))
}

/** `return VERB …` by its verb. */
export const returnCommands = {
  list: listReturns,
  approve: approveReturn,
  reject: rejectReturn,
  receive: receiveReturn,
  refund: refundReturn,
} satisfies Record<string, Command>

function named(number: string | undefined) {
  return { params: { id: required('NUMBER', number) } }
}

/** `1280` or `1280.50`, in fen. */
function readFen(yuan: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(yuan))
    throw new UsageError('The amount is in yuan, such as 1280 or 1280.50.')
  return Math.round(Number(yuan) * 100)
}

function describeReturn(given: OpsReturn): string {
  const [first] = given.items
  const parcel = first?.trackNumber ? `${first.carrierTitle} ${first.trackNumber}` : 'no parcel yet'
  return [
    `${given.id}  ${given.status} (${given.statusLabel})  ${given.createdAt}  order ${given.orderBn}`,
    ...given.items.map((item) =>
      `  ${item.qtyRequested} × ${item.sku}  ${item.product.name}  ${item.reason}  ${item.comment}`.trimEnd(),
    ),
    `  ¥${(given.amount / 100).toFixed(2)}, ${given.isReturnToStore ? 'to a boutique' : parcel}`,
  ].join('\n')
}
