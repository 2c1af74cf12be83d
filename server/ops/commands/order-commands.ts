import { parseArgs } from 'node:util'
import type { opsInvoiceCalls } from '@/contract/calls/ops/invoices'
import { orderOpsCalls, type OpsOrder } from '@/contract/calls/ops/orders'
import { ok, refuseMore, required, UsageError, type Outcome } from '../arguments'
import type { Operator } from '../call'

/** What an operator does to one order, by the verb they type. */
export const orderCommands = {
  show: showOrder,
  close: noting(orderOpsCalls.opsCloseOrder),
  ship: shipOrder,
  event: addEvent,
  ready: noting(orderOpsCalls.opsReadyOrder),
  collected: noting(orderOpsCalls.opsCollectOrder),
  complete: noting(orderOpsCalls.opsCompleteOrder),
} satisfies Record<string, (operator: Operator, args: readonly string[]) => Promise<Outcome>>

async function showOrder(operator: Operator, [number, ...more]: readonly string[]) {
  const params = orderParams(number)
  refuseMore(more)
  return ok(describeOrder(await operator(orderOpsCalls.opsGetOrder, { params })))
}

type NotingCall =
  | (typeof orderOpsCalls)['opsCloseOrder' | 'opsReadyOrder' | 'opsCollectOrder' | 'opsCompleteOrder']
  | (typeof opsInvoiceCalls)['opsIssueInvoice']

/** A command that needs nothing but the order, and takes a note. */
export function noting(call: NotingCall) {
  return async (operator: Operator, [number, ...note]: readonly string[]) => {
    const input = { params: orderParams(number), body: { note: note.join(' ') } }
    return ok(describeOrder(await operator(call, input)))
  }
}

async function shipOrder(operator: Operator, args: readonly string[]) {
  const { positionals, values } = parse(args, { lines: { type: 'string' } })
  const [number, carrier, trackNumber, ...note] = positionals
  const params = orderParams(number)
  const body = {
    carrier: required('CARRIER', carrier),
    trackNumber: required('TRACKING', trackNumber),
    note: note.join(' '),
    ...(values.lines !== undefined && { lineIds: await lineIds(operator, params, values.lines) }),
  }
  return ok(describeOrder(await operator(orderOpsCalls.opsShipOrder, { params, body })))
}

async function addEvent(operator: Operator, args: readonly string[]) {
  const { positionals, values } = parse(args, { at: { type: 'string' } })
  const [number, trackNumber, place, ...words] = positionals
  const body = {
    trackNumber: required('TRACKING', trackNumber),
    place: required('PLACE', place),
    text: required('TEXT', words.join(' ')),
    ...(values.at !== undefined && { at: values.at }),
  }
  return ok(
    describeOrder(await operator(orderOpsCalls.opsAddParcelEvent, { params: orderParams(number), body })),
  )
}

/** The ids of lines that are named as `order show` numbers them: `1,3`. */
async function lineIds(operator: Operator, params: { orderNo: string }, numbers: string): Promise<string[]> {
  const ids = idsOf(await operator(orderOpsCalls.opsGetOrder, { params }))
  return numbers.split(',').map((number) => {
    const id = ids[Number(number) - 1]
    if (id === undefined) throw new UsageError(`The order has no line ${number}.`)
    return id
  })
}

/** Pieces of one line that are shown apart share its id. */
const idsOf = (order: OpsOrder) => [...new Set(order.items.map(({ id }) => id))]

function orderParams(number: string | undefined) {
  return { orderNo: required('NUMBER', number) }
}

function parse<const O extends Record<string, { type: 'string' }>>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** An order as the operator reads it: its lines by number, its sums, and how it came to its state. */
export function describeOrder(order: OpsOrder): string {
  const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`
  const ids = idsOf(order)
  return [
    `${order.orderBn}  ${order.status} (${order.statusLabel})  ${order.createdAt}`,
    ...order.items.flatMap((line) => [
      `  ${ids.indexOf(line.id) + 1}.  ${line.qty} × ${line.sku}  ${line.name}  ${yuan(line.rowTotal)}${line.logiBn === null ? '' : `  in ${line.logiBn}`}`,
      ...line.bundleChildren.map((part) => `        ${part.sku}  ${part.name}`),
    ]),
    `  total ${yuan(order.grandTotal)}, ${order.paymentCode}, ${order.isPickup ? 'pick-up' : 'delivery'}, invoice ${order.invoiceStatus}`,
    ...order.entries.map(
      ({ at, from, to, actor, note }) => `  ${at}  ${from ?? '-'} → ${to}  ${actor}${note && `  ${note}`}`,
    ),
  ].join('\n')
}
