import { resolve } from 'node:path'
import { opsCalls, type ImportReport } from '@/contract/ops'
import type { Order } from '@/contract/orders'
import type { Operator } from './call'
import { readRows } from './read-rows'

export const usage = `Operator's command line of the store

  catalogue import FILE [--dry-run]   import a JSON array of catalogue rows, all or nothing
  order show NUMBER                   show an order
  order close NUMBER [NOTE]           close an unpaid order and return its stock
  stock set SKU NUMBER                set the stock of one sku
`

/** Something the operator typed wrongly; the usage is shown. */
export class UsageError extends Error {}

/** Runs one command; answers what to print and whether it succeeded. */
export async function runCommand(
  operator: Operator,
  args: readonly string[],
): Promise<{ text: string; isOk: boolean }> {
  const [subject, verb, ...rest] = args
  switch (`${subject ?? ''} ${verb ?? ''}`) {
    case 'catalogue import':
      return importCatalogue(operator, rest)
    case 'order show':
      return showOrder(operator, rest)
    case 'order close':
      return closeOrder(operator, rest)
    case 'stock set':
      return setStock(operator, rest)
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

/** A mistyped option must not turn a dry run into an import. */
async function importCatalogue(operator: Operator, args: readonly string[]) {
  const [file, ...more] = args.filter((arg) => arg !== '--dry-run')
  const option = args.find((arg) => arg.startsWith('-') && arg !== '--dry-run')
  if (option !== undefined) throw new UsageError(`There is no option ${option}.`)
  refuseMore(more)
  const rows = await readRows(resolve(required('FILE', file)))
  const report = await operator(opsCalls.importCatalogue, {
    body: { isDryRun: args.includes('--dry-run'), rows },
  })
  return { text: describeImport(report), isOk: report.refused.length === 0 }
}

export function describeImport({ isDryRun, created, updated, unchanged, refused }: ImportReport): string {
  const counts = `${created} created, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused`
  if (refused.length === 0) return isDryRun ? `Dry run, nothing written: ${counts}` : `Imported: ${counts}`
  const reasons = refused.map(
    ({ row, id, reasons: why }) => `  row ${row}${id && ` ${id}`}: ${why.join('; ')}`,
  )
  return [`Nothing imported: ${counts}`, ...reasons].join('\n')
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

function required(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new UsageError(`${name} is missing.`)
  return value
}

function refuseMore([first]: readonly string[]): void {
  if (first !== undefined) throw new UsageError(`${first} is one argument too many.`)
}

function ok(text: string) {
  return { text, isOk: true }
}
