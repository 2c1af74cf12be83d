import type { Attribute, Product, ProductListItem } from '@/contract/calls/catalogue/product'

type Values = Pick<Product, 'attrEn' | 'color' | 'size' | 'volume' | 'onePdpVariation'>
type Options = Readonly<Record<string, string>>

/** What a child comes in, told by the attributes of its product; nothing where there is no child. B§3. */
export function attributeFacts(attributes: readonly Attribute[], options: Options = {}): Values {
  const chosen = new Map(
    attributes.flatMap(({ code, options: offered }) => {
      const option = offered.find(({ value }) => value === options[code])
      return option ? [[code, option] as const] : []
    }),
  )
  const color = chosen.get('color')
  const named = (code: Attribute['code']) => {
    const option = chosen.get(code)
    return option ? { label: option.label, value: option.value } : null
  }
  return {
    attrEn: [...chosen.values()].map(({ labelEn }) => labelEn).join(' / '),
    color: color ? { label: color.label, labelEn: color.labelEn, value: color.value } : null,
    size: named('size'),
    volume: named('volume'),
    onePdpVariation: named('one_pdp_variation'),
  }
}

/** The same, as far as a list tells it. */
export function listedFacts(
  attributes: readonly Attribute[],
  options?: Options,
): Pick<ProductListItem, 'attrEn' | 'color' | 'size'> {
  const { attrEn, color, size } = attributeFacts(attributes, options)
  return { attrEn, color, size }
}
