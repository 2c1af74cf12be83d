import type { Attribute } from '@/contract/calls/catalogue/product'

type Part = {
  name: string
  options: Readonly<Record<string, string>>
  attributes: readonly Attribute[]
}

/** The colour a part comes in, as its own product names it; null for what has none. */
export function partColor({ options, attributes }: Part): Attribute['options'][number] | null {
  const colors = attributes.find(({ code }) => code === 'color')?.options ?? []
  return colors.find(({ value }) => value === options.color) ?? null
}

/** What a part of a bundle is called: `光面小牛皮带身 墨黑`. A closing bracket already stands apart. */
export function partName(part: Part): string {
  const color = partColor(part)
  if (!color) return part.name
  return part.name.endsWith('）') ? `${part.name}${color.label}` : `${part.name} ${color.label}`
}
