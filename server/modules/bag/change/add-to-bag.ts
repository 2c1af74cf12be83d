import { randomUUID } from 'node:crypto'
import type { Cart } from '@/contract/calls/purchase/bag'
import { bagLimits } from '@/contract/rules/purchase/bag-limits'
import { isSold } from '@/contract/rules/catalogue/availability'
import { readCustomization, type Customization } from '@/contract/rules/purchase/customization'
import type { Db } from '@/server/db/client'
import type { LineSnapshot } from '@/server/db/schema/purchase/bag'
import { ApiError } from '@/server/http/answer/api-error'
import { resolveWish, type CatalogueFacts, type Choice, type Offer } from '../../catalogue/catalogue.service'
import { snapshotOf } from '../view/bag-view'
import type { BagOwner, StoredLine } from '../lines/bag.repository'
import { lineIdentity } from '../lines/line-identity'
import { findShortage, unitsOf } from '../lines/stock-units'
import { select } from './change-bag'
import { withBag, type ChangedLine, type OpenBag } from './with-bag'

/** One thing to add, as the contract has it. */
export type Wanted = {
  productId: string
  qty: number
  options: Record<string, string>
  productCustomization?: Record<string, string> | undefined
}

/** A thing that can be sold, as a line keeps it. */
type Coming = {
  offer: Offer
  qty: number
  fields: Omit<StoredLine, 'id' | 'position' | 'qty'>
  snapshot: LineSnapshot
}

/**
 * Puts things into the bag, all or none, newest on top and selected; with `isAlone` nothing else stays
 * selected (buy now). Answers the bag.
 */
export async function addToBag(
  db: Db,
  owner: BagOwner,
  { things, isAlone }: { things: readonly Wanted[]; isAlone: boolean },
): Promise<Cart> {
  const plan = async (tx: Db, facts: CatalogueFacts) => {
    const coming = await chooseAll(tx, facts, things)
    return {
      skus: coming.flatMap(({ offer }) => offer.skus),
      change: ({ lines, stock }: OpenBag) => {
        const after = coming.reduce<readonly ChangedLine[]>(putOnTop, lines)
        refuseShortage(after, stock)
        return isAlone ? after.map((line) => select(line, line.added !== undefined)) : after
      },
    }
  }
  // What is named by a child's id takes from the stock of that very sku.
  return withBag(
    db,
    owner,
    plan,
    things.map(({ productId }) => productId),
  )
}

async function chooseAll(db: Db, facts: CatalogueFacts, things: readonly Wanted[]): Promise<Coming[]> {
  const families = await facts.familiesOf(
    db,
    things.map(({ productId }) => productId),
  )
  return things.map((thing) => {
    const family = families.get(thing.productId)
    const result = family && resolveWish(family, thing)
    if (!result) throw new ApiError('NOT_FOUND')
    if ('offer' in result) return comingOf(result.offer, thing)
    const validationResult = Object.fromEntries(
      result.missing.map(({ code, title }) => [code, `请选择${title}`]),
    )
    throw new ApiError('OPTION_REQUIRED', { validationResult })
  })
}

/** What a line keeps does not hang on the stock, which is read with the bag. */
function comingOf(offer: Offer, thing: Wanted): Coming {
  const choice = offer.withStock(new Map())
  if (!isSold(choice)) throw new ApiError('NOT_SELLABLE')
  const { sku, isBundle, bundleType, parts } = choice
  const options = isBundle ? thing.options : {}
  const customization = customizationOf(choice, thing)
  const identity = lineIdentity({ sku, isBundle, options, customization })
  const snapshot = snapshotOf(choice)
  return {
    offer,
    qty: thing.qty,
    snapshot,
    fields: {
      sku,
      isBundle,
      bundleType,
      parts,
      options,
      customization,
      identity,
      addedPriceFen: snapshot.priceFen ?? null,
      isSelected: true,
    },
  }
}

/** What is made to order, as it is recorded; refused with a word for its field. */
function customizationOf(choice: Choice, { productCustomization }: Wanted): Customization | null {
  const { isCustomization } = choice
  const customization = readCustomization({ isCustomization, parts: partsOf(choice) }, productCustomization)
  if (customization !== 'refused') return customization
  const initials = isCustomization ? '请输入 1 至 3 个英文字母' : '该商品不提供定制服务'
  throw new ApiError('INVALID_INPUT', { validationResult: { initials } })
}

/** Of a belt: option → the sku of its part. */
function partsOf({ bundleType, options, bundleChildren }: Choice): Record<string, string> {
  if (bundleType !== 'belt') return {}
  return Object.fromEntries(options.map(({ code }, at) => [code, bundleChildren[at]?.sku ?? '']))
}

function putOnTop(lines: readonly ChangedLine[], { offer, qty, fields, snapshot }: Coming): ChangedLine[] {
  const same = lines.find(({ line }) => line.identity === fields.identity)
  const pieces = (same?.line.qty ?? 0) + qty
  if (pieces > bagLimits.lineQty || (!same && lines.length >= bagLimits.lines)) throw new ApiError('BAG_FULL')
  const id = same?.line.id ?? randomUUID()
  const position = (lines[0]?.line.position ?? 0) + 1
  const line = { ...fields, id, qty: pieces, position }
  return [{ line, offer, added: snapshot }, ...lines.filter((other) => other !== same)]
}

/** Counts what was in the bag already, in other lines and as parts of bundles too. */
function refuseShortage(lines: readonly ChangedLine[], stock: ReadonlyMap<string, number>): void {
  const added = unitsOf(lines.flatMap((changed) => (changed.added ? changed.line : [])))
  const units = [...unitsOf(lines.map(({ line }) => line))].filter(([sku]) => added.has(sku))
  const shortage = findShortage(new Map(units), stock)
  if (shortage) throw new ApiError('OUT_OF_STOCK', { data: shortage })
}
