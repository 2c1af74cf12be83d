import type { Cart, CartItem } from '@/contract/calls/purchase/bag'
import type { JsonPiece } from '@/server/http/answer/known-json'
import type { Facts, ViewedLine } from './bag-view'

/** A cart with lines as JSON, these from what they say of their products, which is written once a choice. */
export function cartPieces({ items, ...rest }: Cart, lines: readonly ViewedLine[]): JsonPiece[] {
  return [
    '{"items":[',
    ...lines.flatMap(({ item, facts }, at) => [
      `${at > 0 ? ',' : ''}${JSON.stringify(ownOf(item)).slice(0, -1)},`,
      restOf(facts),
    ]),
    `],${JSON.stringify(rest).slice(1)}`,
  ]
}

/** What a line says of itself. */
function ownOf(item: CartItem): Omit<CartItem, keyof Facts> {
  const { id, sku, qty, price, rowTotal, priceBefore, isSelected, isAvailable, unavailableReason } = item
  const { isBundle, bundleType, productCustomization, monogramPrompt, type, sampleConf, pickUp } = item
  return {
    id,
    sku,
    qty,
    price,
    rowTotal,
    priceBefore,
    isSelected,
    isAvailable,
    unavailableReason,
    isBundle,
    bundleType,
    productCustomization,
    monogramPrompt,
    type,
    sampleConf,
    pickUp,
  }
}

const rests = new WeakMap<Facts, Uint8Array>()
const encoder = new TextEncoder()

/** The rest of a line's object, in bytes of its own: a piece of a shared buffer would keep all of that. */
function restOf(facts: Facts): Uint8Array {
  const known = rests.get(facts)
  if (known) return known
  const bytes = encoder.encode(JSON.stringify(facts).slice(1))
  rests.set(facts, bytes)
  return bytes
}
