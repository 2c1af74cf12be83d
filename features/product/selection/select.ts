import { bundleSizes, defaultPart, partKey, sizeCode } from './bundle-parts'
import type { Choosable, Selection } from './choosable'
import { selectedChild } from './selected-child'

/**
 * What is chosen when the page opens: the default child's colour, volume and variation. A size is only chosen for the
 * shopper when there is but one, or when the link names it: `s` is a size or a sku (B§2).
 */
export function firstSelection(product: Choosable, s: string | null = null): Selection {
  return product.type === 'bundle' ? firstParts(product, s) : firstAttributes(product, s)
}

function firstAttributes(product: Choosable, s: string | null): Selection {
  const { childProducts, attributes } = product
  const named = childProducts.find(({ sku }) => sku === s)
  if (named) return named.options

  const child = selectedChild(product, {})
  const bySize = childProducts.filter(({ options }) => s !== null && options[sizeCode] === s)
  const sized = bySize.find(({ options }) => options.color === child?.options.color) ?? bySize[0]
  if (sized) return sized.options

  const { [sizeCode]: _size, ...rest } = child?.options ?? {}
  const values = attributes.some(({ code }) => code === sizeCode) ? rest : (child?.options ?? {})
  return settle(product, values)
}

function firstParts({ bundleOptions }: Choosable, s: string | null): Selection {
  const chosen = bundleOptions.map(({ optionId, selections }) => {
    const part = selections.find(({ sku }) => sku === s) ?? defaultPart(selections)
    return [optionId, part ? partKey(part) : ''] as const
  })
  const parts: Selection = Object.fromEntries(chosen)
  const named = bundleOptions.flatMap(({ selections }) => selections).find(({ sku }) => sku === s)
  const sizes = bundleSizes(bundleOptions, parts)
  const wanted = named?.size ?? s ?? ''
  const size = sizes.length === 1 ? sizes[0] : sizes.find((one) => one === wanted)
  return size ? { ...parts, [sizeCode]: size } : parts
}

/** The selection with one more choice; what the choice makes impossible is open again. */
export function select(
  product: Choosable,
  selection: Selection,
  choice: { code: string; value: string },
): Selection {
  const next = { ...selection, [choice.code]: choice.value }
  return product.type === 'bundle' ? settleParts(product, next) : settle(product, next, choice.code)
}

/** Drops values no child has together with the kept one; chooses what there is only one of. */
function settle({ attributes, childProducts }: Choosable, selection: Selection, kept?: string): Selection {
  const order = [...attributes].sort((a, b) => Number(b.code === kept) - Number(a.code === kept))
  let left = childProducts
  const settled: Record<string, string> = {}
  for (const { code } of order) {
    const values = new Set(left.flatMap(({ options }) => options[code] ?? []))
    const wanted = selection[code]
    const value = wanted !== undefined && values.has(wanted) ? wanted : onlyOne(values)
    if (value === undefined) continue
    settled[code] = value
    left = left.filter(({ options }) => options[code] === value)
  }
  return settled
}

function settleParts({ bundleOptions }: Choosable, selection: Selection): Selection {
  const { [sizeCode]: size, ...parts } = selection
  const sizes = new Set(bundleSizes(bundleOptions, selection))
  const value = size !== undefined && sizes.has(size) ? size : onlyOne(sizes)
  return value === undefined ? parts : { ...parts, [sizeCode]: value }
}

function onlyOne(values: ReadonlySet<string>): string | undefined {
  return values.size === 1 ? [...values][0] : undefined
}
