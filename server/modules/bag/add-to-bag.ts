import { randomUUID } from 'node:crypto'
import { bagLimits } from '@/contract/rules/bag-limits'
import { isSold } from '@/contract/rules/availability'
import { readCustomization, type Customization } from '@/contract/rules/customization'
import type { Db } from '@/server/db/client'
import { ApiError } from '@/server/http/api-error'
import { findBuyable, resolveChoice, type Choice } from '../catalogue/catalogue.service'
import { stockOf } from '../inventory/inventory.service'
import { snapshotOf } from './bag-view'
import { findLines, insertLine, raiseVersion, selectOnly, updateLine, type BagOwner } from './bag.repository'
import { lineIdentity } from './line-identity'
import { findShortage, unitsOf } from './stock-units'
import { withBag } from './with-bag'

/** One thing to add, as the contract has it. */
export type Wanted = {
  productId: string
  qty: number
  options: Record<string, string>
  productCustomization?: Record<string, string> | undefined
}

/**
 * Puts things into the bag, all or none, newest on top and selected; with `isAlone` nothing else stays
 * selected (buy now). Answers the lines' ids.
 */
export function addToBag(
  db: Db,
  owner: BagOwner,
  { things, isAlone }: { things: readonly Wanted[]; isAlone: boolean },
): Promise<string[]> {
  return withBag(db, owner, async (tx, bag) => {
    const ids: string[] = []
    for (const thing of things) ids.push(await addOne(tx, bag.id, thing))
    await refuseShortage(tx, bag.id, ids)
    if (isAlone) await selectOnly(tx, bag.id, ids)
    await raiseVersion(tx, bag.id)
    return ids
  })
}

async function addOne(tx: Db, bagId: string, thing: Wanted): Promise<string> {
  const choice = await choose(tx, thing)
  const options = choice.isBundle ? thing.options : {}
  const customization = customizationOf(choice, thing)
  const identity = lineIdentity({ sku: choice.sku, isBundle: choice.isBundle, options, customization })

  const lines = await findLines(tx, bagId)
  const position = (lines[0]?.position ?? 0) + 1
  const same = lines.find((line) => line.identity === identity)
  const qty = (same?.qty ?? 0) + thing.qty
  if (qty > bagLimits.lineQty) throw new ApiError('BAG_FULL')
  if (same) {
    await updateLine(tx, same.id, { qty, isSelected: true, position })
    return same.id
  }

  if (lines.length >= bagLimits.lines) throw new ApiError('BAG_FULL')
  const id = randomUUID()
  const { sku, isBundle, bundleType, parts } = choice
  const kept = { sku, isBundle, bundleType, parts, options, customization, identity }
  await insertLine(tx, { id, bagId, ...kept, qty, isSelected: true, position, snapshot: snapshotOf(choice) })
  return id
}

async function choose(tx: Db, { productId, options }: Wanted): Promise<Choice> {
  const choice = await resolveChoice(tx, { productId, options })
  if (!choice) {
    const product = (await findBuyable(tx, [productId])).get(productId)
    if (!product) throw new ApiError('NOT_FOUND')
    throw new ApiError('OPTION_REQUIRED', { validationResult: missingOptions(product.options, options) })
  }
  if (!isSold(choice)) throw new ApiError('NOT_SELLABLE')
  return choice
}

/** What is made to order, as it is recorded; refused with a word for its field. */
function customizationOf(choice: Choice, { productCustomization }: Wanted): Customization | null {
  const customization = readCustomization(choice, productCustomization)
  if (customization !== 'refused') return customization
  const initials = choice.isCustomization ? '请输入 1 至 3 个英文字母' : '该商品不提供定制服务'
  throw new ApiError('INVALID_INPUT', { validationResult: { initials } })
}

/** Option code → what to do about it: those not chosen or, where all were, those that lead nowhere together. */
function missingOptions(
  wanted: readonly { code: string; title: string }[],
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const open = wanted.filter(({ code }) => given[code] === undefined)
  const asked = open.length > 0 ? open : wanted
  return Object.fromEntries(asked.map(({ code, title }) => [code, `请选择${title}`]))
}

/** Counts what was in the bag already, in other lines and as parts of bundles too. */
async function refuseShortage(tx: Db, bagId: string, addedIds: readonly string[]): Promise<void> {
  const lines = await findLines(tx, bagId)
  const added = unitsOf(lines.filter((line) => addedIds.includes(line.id)))
  const units = [...unitsOf(lines)].filter(([sku]) => added.has(sku))
  const shortage = findShortage(new Map(units), await stockOf(tx, [...added.keys()]))
  if (shortage) throw new ApiError('OUT_OF_STOCK', { data: shortage })
}
