import { resolve } from 'node:path'
import { opsCalls } from '@/contract/calls/ops/ops'
import { isKeyOf } from '@/contract/rules/own-key'
import { filesAndOptions, ok, refuseMore, required, UsageError, type Outcome } from '../arguments'
import type { Operator } from '../call'
import { listContent, publishContent, showContent } from './content-commands'
import { showCustomer } from './customer-commands'
import { describeImport } from './import-report'
import { invoiceCommands } from './invoice-commands'
import { tailEvents } from './event-commands'
import { orderCommands } from './order-commands'
import { reconcilePayments } from './payment-commands'
import { readRows } from './read-rows'
import { returnCommands } from './return-commands'

export const usage = `Operator's command line of the store

  catalogue import FILE [--dry-run]   import a JSON array of catalogue rows, all or nothing
  content publish FILE… [--dry-run]   publish JSON arrays of pages, blocks and redirects, all or nothing
  content list [KIND]                 list what is published: page, block or redirect
  content show KIND NAME              show one as a row that can be published again
  events tail [COUNT]                 print the last events of the analytics' sandbox; 50 without a count
  order show NUMBER                   show an order with its history
  order close NUMBER [NOTE]           close an unpaid order and return its stock
  order ship NUMBER CARRIER TRACKING [--lines 1,3] [NOTE]
                                      hand an order, or some of its lines, to a carrier
  order event NUMBER TRACKING PLACE TEXT [--at TIME]
                                      note where a parcel is
  order ready NUMBER [NOTE]           a pick-up order waits in its boutique
  order collected NUMBER [NOTE]       it was fetched
  order complete NUMBER [NOTE]        a shipped order has arrived
  invoice list                        list the orders that wait for an invoice, the oldest first
  invoice issue ORDER [NOTE]          issue what was asked for
  customer show MOBILE                show a customer, masked
  return list [STATUS]                list returns, the newest first, or those of one state
  return approve NUMBER [NOTE]        let the shopper send it
  return reject NUMBER NOTE           refuse it, before it is sent or once it was looked at
  return receive NUMBER [--damaged]   note that it is back; in good order its pieces can be sold again
  return refund NUMBER [YUAN]         send its money back, or a smaller amount
  payments reconcile [--day YYYY-MM-DD]
                                      compare a day's payments and refunds with the providers; yesterday's without one
  stock set SKU NUMBER                set the stock of one sku
  personal-data reseal                seal with the newest key what an older one sealed
`

type Command = (operator: Operator, args: readonly string[]) => Promise<Outcome>

/** Every command by its subject and its verb. */
const commands: Record<string, Record<string, Command>> = {
  catalogue: { import: importCatalogue },
  content: { publish: publishContent, list: listContent, show: showContent },
  customer: { show: showCustomer },
  events: { tail: tailEvents },
  invoice: invoiceCommands,
  order: orderCommands,
  payments: { reconcile: reconcilePayments },
  return: returnCommands,
  stock: { set: setStock },
  'personal-data': { reseal },
}

/** Runs one command; answers what to print and whether it succeeded. */
export async function runCommand(operator: Operator, args: readonly string[]): Promise<Outcome> {
  const [subject = '', verb = '', ...rest] = args
  const verbs = isKeyOf(commands, subject) ? commands[subject] : undefined
  const command = verbs && isKeyOf(verbs, verb) ? verbs[verb] : undefined
  if (!command) throw new UsageError('Unknown command.')
  return command(operator, rest)
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
