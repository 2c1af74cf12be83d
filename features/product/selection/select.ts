import { bundleSizes, defaultPart, partKey, sizeCode, selectedChild } from './chosen-pieces'
import type { Choosable, Selection } from './choosable'

/**
 * What is chosen when the page opens: the default child's colour, volume and variation. A size is only chosen for the
 * shopper when there is but one, or when the link names it. `s` names a sku, or any of the choices (B§2).
 */
export function firstSelection(product: Choosable, s: string | null = null): Selection {
  const named = s === null ? [] : s.split(',')
  return product.type === 'bundle' ? firstParts(product, named) : firstAttributes(product, named)
}

function firstAttributes(product: Choosable, named: readonly string[]): Selection {
  const { childProducts, attributes } = product
  const meant = childProducts.find(({ sku }) => named.includes(sku))
  if (meant) return meant.options

  const values = namedValues(product, named)
  const fitting = childProducts.filter((child) => hasAll(child.options, values))
  const opened = selectedChild(product, {})
  const child = fitting.find(({ options }) => options.color === opened?.options.color) ?? fitting[0] ?? opened
  const isSized = attributes.some(({ code }) => code === sizeCode)
  const { [sizeCode]: _size, ...unsized } = child?.options ?? {}
  return settle(product, { ...(isSized ? unsized : child?.options), ...(fitting.length > 0 && values) })
}

/** Attribute code → the value of it that is named. */
function namedValues({ attributes }: Choosable, named: readonly string[]): Selection {
  const values = attributes.flatMap(({ code, options }) => {
    const option = options.find(({ value }) => named.includes(value))
    return option ? [[code, option.value] as const] : []
  })
  return Object.fromEntries(values)
}

const hasAll = (options: Selection, values: Selection) =>
  Object.entries(values).every(([code, value]) => options[code] === value)

function firstParts({ bundleOptions }: Choosable, named: readonly string[]): Selection {
  const chosen = bundleOptions.map(({ optionId, selections }) => {
    const part =
      selections.find(({ sku }) => named.includes(sku)) ??
      selections.find((one) => named.includes(partKey(one))) ??
      defaultPart(selections)
    return [optionId, part ? partKey(part) : ''] as const
  })
  const parts: Selection = Object.fromEntries(chosen)
  const skus = bundleOptions.flatMap(({ selections }) => selections)
  const wanted = [...skus.flatMap(({ sku, size }) => (named.includes(sku) && size ? size : [])), ...named]
  const sizes = bundleSizes(bundleOptions, parts)
  const size = sizes.length === 1 ? sizes[0] : sizes.find((one) => wanted.includes(one))
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

/** Drops values no child has together with the one just chosen; chooses what there is only one of. */
function settle(
  { attributes, childProducts }: Choosable,
  selection: Selection,
  chosenCode?: string,
): Selection {
  const order = [...attributes].sort((a, b) => Number(b.code === chosenCode) - Number(a.code === chosenCode))
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
