import type { EventPayload } from '@/contract/calls/customer/analytics'
import { storedItem, storeItem } from '../browser/storage'

type Lines = EventPayload<'cart_list'>['lines']

/** So many pieces are remembered, those seen last. */
const MOST_PIECES = 120

/** Remembers in which list pieces were seen, for 120 minutes. */
export function keepProductList(page: string, skus: readonly string[]): void {
  const seen = [
    ...skus.map((sku): Piece => [sku, page]),
    ...readPieces().filter(([sku]) => !skus.includes(sku)),
  ]
  storeItem('analytics_products', JSON.stringify(seen.slice(0, MOST_PIECES)))
}

/** The page in whose list a piece was last seen; a child is seen under its own sku or its product's. */
export function listOf(skus: readonly string[]): string | undefined {
  return readPieces().find(([seen]) => skus.some((sku) => sku === seen || sku.startsWith(`${seen}-`)))?.[1]
}

/** Remembers the cart as it was last listed, for 120 minutes. B§9. */
export function keepCartList(lines: Lines): void {
  storeItem('analytics_cart', JSON.stringify(lines))
}

/** The cart as it was last listed; undefined when that is too long ago. */
export function keptCartList(): Lines | undefined {
  const lines = parsed(storedItem('analytics_cart'))
  return Array.isArray(lines) && lines.every(isLine) ? lines : undefined
}

function isLine(value: unknown): value is Lines[number] {
  return typeof value === 'object' && value !== null && 'sku' in value && 'qty' in value && 'price' in value
}

type Piece = [sku: string, page: string]

function readPieces(): Piece[] {
  const pieces = parsed(storedItem('analytics_products'))
  return Array.isArray(pieces) ? pieces.filter(isPiece) : []
}

function isPiece(value: unknown): value is Piece {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
