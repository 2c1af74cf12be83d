import { resolve } from 'node:path'
import { opsCalls } from '@/contract/calls/ops/ops'
import type { Order } from '@/contract/calls/purchase/orders'
import { filesAndOptions, ok, refuseMore, required, UsageError, type Outcome } from './arguments'
import type { Operator } from './call'
import { listContent, publishContent, showContent } from './content-commands'
import { describeImport } from './import-report'
import { readRows } from './read-rows'

export const usage = `Operator's command line of the store

  catalogue import FILE [--dry-run]   import a JSON array of catalogue rows, all or nothing
  content publish FILE… [--dry-run]   publish JSON arrays of pages, blocks and redirects, all or nothing
  content list [KIND]                 list what is published: page, block or redirect
  content show KIND NAME              show one as a row that can be published again
  order show NUMBER                   show an order
  order close NUMBER [NOTE]           close an unpaid order and return its stock
  stock set SKU NUMBER                set the stock of one sku
  personal-data reseal                seal with the newest key what an older one sealed
`

/** Runs one command; answers what to print and whether it succeeded. */
export async function runCommand(operator: Operator, args: readonly string[]): Promise<Outcome> {
  const [subject, verb, ...rest] = args
  switch (`${subject ?? ''} ${verb ?? ''}`) {
    case 'catalogue import':
      return importCatalogue(operator, rest)
    case 'content publish':
      return publishContent(operator, rest)
    case 'content list':
      return listContent(operator, rest)
    case 'content show':
      return showContent(operator, rest)
    case 'order show':
      return showOrder(operator, rest)
    case 'order close':
      return closeOrder(operator, rest)
    case 'stock set':
      return setStock(operator, rest)
    case 'personal-data reseal':
      return reseal(operator, rest)
    default:
      throw new UsageError('Unknown command.')
  }
}

async function showOrder(operator: Operator, [number, ...more]: readonly string[]) {
  const orderNo = required('NUMBER', number)
  refuseMore(more)
  return ok(describeOrder(await operator(opsCalls.opsGetOrder, { params: { orderNo } })))
}

async function closeOrder(operator: Operator, [number, ...note]: readonly string[]) {
  const input = { params: { orderNo: required('NUMBER', number) }, body: { note: note.join(' ') } }
  return ok(describeOrder(await operator(opsCalls.opsCloseOrder, input)))
}

async function setStock(operator: Operator, [sku, number, ...more]: readonly string[]) {
  const stock = required('NUMBER', number)
  if (!/^\d+$/.test(stock)) throw new UsageError('The stock must be a whole number, 0 or more.')
  refuseMore(more)
  const body = { sku: required('SKU', sku), stock: Number(stock) }
  const set = await operator(opsCalls.opsSetStock, { body })
  return ok(`${set.sku}: ${set.stock} in stock`)
}

async function reseal(operator: Operator, more: readonly string[]) {
  refuseMore(more)
  const { resealed } = await operator(opsCalls.opsResealPersonalData, {})
  return ok(`${resealed} rows sealed with the newest key`)
}

async function importCatalogue(operator: Operator, args: readonly string[]): Promise<Outcome> {
  const { files, isDryRun } = filesAndOptions(args)
  const [file = '', ...more] = files
  refuseMore(more)
  const rows = await readRows(resolve(file))
  const report = await operator(opsCalls.importCatalogue, { body: { isDryRun, rows } })
  return { text: describeImport(report), isOk: report.refused.length === 0 }
}

export function describeOrder(order: Order): string {
  const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`
  return [
    `${order.orderBn}  ${order.status} (${order.statusLabel})  ${order.createdAt}`,
    ...order.items.flatMap((line) => [
      `  ${line.qty} × ${line.sku}  ${line.name}  ${yuan(line.rowTotal)}`,
      ...line.bundleChildren.map((part) => `      ${part.sku}  ${part.name}`),
    ]),
    `  total ${yuan(order.grandTotal)}, ${order.paymentCode}, ${order.isPickup ? 'pick-up' : 'delivery'}`,
  ].join('\n')
}
