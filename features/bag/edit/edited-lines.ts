import type { CartItem } from '@/contract/calls/purchase/bag'

type Line = Pick<CartItem, 'sku' | 'isBundle' | 'selectedOptions' | 'bundleChildren' | 'productCustomization'>

/**
 * By what a line is found again, whatever its id and quantity are by then: its sku, its options (of a bundle its parts) and
 * what is made on it. One line of text. B§4
 */
export function lineIdentity(line: Line): string {
  const { sku, isBundle, selectedOptions, bundleChildren, productCustomization } = line
  const options = isBundle
    ? bundleChildren.map((part) => [part.sku, part.size])
    : selectedOptions.map(({ code, value }) => [code, value])
  return JSON.stringify([sku, sorted(options), sorted(Object.entries(productCustomization ?? {}))])
}

function sorted(pairs: (string | null)[][]): string[] {
  return pairs.map((pair) => JSON.stringify(pair)).sort()
}

/** The lines that have one of the identities, in the order of the bag. */
export function matchingLines<L extends Line>(lines: readonly L[], identities: readonly string[]): L[] {
  return lines.filter((line) => identities.includes(lineIdentity(line)))
}

/** All lines, those that have one of the identities before the rest. B§4 */
export function matchingFirst<L extends Line>(lines: readonly L[], identities: readonly string[]): L[] {
  const first = new Set(matchingLines(lines, identities))
  return [...first, ...lines.filter((line) => !first.has(line))]
}
