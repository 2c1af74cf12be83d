import type { DataOf } from '@/contract/calls/endpoint'
import type { orderCalls } from '@/contract/calls/purchase/orders'
import type { Deps } from '@/server/http/calls/deps'
import { ApiError } from '@/server/http/answer/api-error'
import { readBag } from '../bag/bag.service'
import { addToBag, type Wanted } from '../bag/change/add-to-bag'
import { catalogueFacts, type CatalogueFacts } from '../catalogue/catalogue.service'
import { findOwn, type OwnOrder } from './orders.service'
import { findLinesOf, type OrderLineRow } from './records/orders.repository'

/**
 * Puts what was ordered into the bag once more, made the same way. What is no longer sold, or not in this number, is
 * named with the reason; the rest goes in.
 */
export async function buyAgain(deps: Deps, own: OwnOrder): Promise<DataOf<typeof orderCalls.buyAgain>> {
  const { id } = await findOwn(deps, own)
  const owner = { customerId: own.customerId }
  const facts = await catalogueFacts(deps.db)
  const missed: { name: string; reason: string }[] = []
  for (const line of (await findLinesOf(deps.db, [id])).reverse()) {
    try {
      await addToBag(deps.db, owner, { things: [await wantedOf(deps, facts, line)], isAlone: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      missed.unshift({ name: line.name, reason: error.message })
    }
  }
  return { cart: await readBag(deps.db, owner, { isSelectedFirst: false }), missed }
}

async function wantedOf({ db }: Deps, facts: CatalogueFacts, line: OrderLineRow): Promise<Wanted> {
  const { sku: productId, qty, customization } = line
  const options = line.isBundle ? optionsOf(await facts.familiesOf(db, [productId]), line) : {}
  return { productId, qty, options, ...(customization && { productCustomization: customization }) }
}

/** The choices of a bundle, told by the parts that were sent: option id → selection id. */
function optionsOf(
  families: Awaited<ReturnType<CatalogueFacts['familiesOf']>>,
  { sku, parts }: OrderLineRow,
): Record<string, string> {
  const selections = families.get(sku)?.selections ?? []
  const sent = selections.filter((selection) => parts.some((part) => part.sku === selection.sku))
  return Object.fromEntries(sent.map(({ optionId, selectionId }) => [optionId, selectionId]))
}
