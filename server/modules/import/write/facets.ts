import type { ImportRowOf } from '@/contract/calls/ops/catalogue-import'

export type Facet = { productSku: string; code: string; value: string; label: string }

/** What a product is filtered by: every value one of its children has, the sizes of a bundle's parts, its material. */
export function facetsOf(row: ImportRowOf<'product'>): Facet[] {
  const values = row.attributes.flatMap(({ code, options }) =>
    options
      .filter(({ value }) => row.children.some((child) => child.options[code] === value))
      .map(({ value, label }) => ({ productSku: row.sku, code, value, label })),
  )
  const sizes = (row.bundle?.options ?? []).flatMap(({ selections }) =>
    selections.flatMap(({ size }) => size ?? []),
  )
  const material = row.material ? [{ productSku: row.sku, code: 'material', ...row.material }] : []
  return [
    ...values,
    ...material,
    ...[...new Set(sizes)].map((size) => ({ productSku: row.sku, code: 'size', value: size, label: size })),
  ]
}
