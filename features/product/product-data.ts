import type { ChildProduct, Product } from '@/contract/calls/catalogue/product'
import { availabilityOf, type Availability, type Refusal } from '@/contract/rules/catalogue/availability'
import { brand } from '@/lib/brand'
import { fallbackAddress } from '@/lib/media/picture-names'
import { routes } from '@/lib/routes'
import type { StructuredData } from '@/lib/seo/structured-data'
import type { Metadata } from 'next'
import { publicMetadata } from '@/lib/seo/public-metadata'

type UrlOf = (path: string) => string

const schema = 'https://schema.org'

/** What schema.org calls the attributes. */
const properties = { color: 'color', size: 'size', volume: 'size', one_pdp_variation: 'material' } as const

const refused: Record<Refusal, string> = {
  COMING_SOON: `${schema}/BackOrder`,
  NOT_FOR_CHINA: `${schema}/Discontinued`,
  NOT_ALONE: `${schema}/InStoreOnly`,
  PRICE_ON_REQUEST: `${schema}/InStoreOnly`,
  OUT_OF_STOCK: `${schema}/OutOfStock`,
}

function availabilityUrl({ label, refusal }: Availability): string {
  if (refusal) return refused[refusal]
  return label === 'Preorder' ? `${schema}/PreOrder` : `${schema}/InStock`
}

/** The product as search engines read it: a group of variants, or a single product. Addresses are whole. S24. */
export function productData(product: Product, urlOf: UrlOf): StructuredData {
  const { sku, name, description, url, attributes, childProducts, type } = product
  const common = {
    name,
    description,
    url: urlOf(routes.product(url)),
    brand: { '@type': 'Brand', name: brand.name },
    image: product.images.map((image) => pictureUrl(image.name, urlOf)),
  }
  if (type === 'bundle' || childProducts.length < 2) {
    return { '@context': schema, '@type': 'Product', sku, ...common, ...offerOf(product, product, urlOf) }
  }
  return {
    '@context': schema,
    '@type': 'ProductGroup',
    productGroupID: sku,
    ...common,
    variesBy: [...new Set(attributes.map(({ code }) => `${schema}/${properties[code]}`))],
    hasVariant: childProducts.map((child) => variantOf(product, child, urlOf)),
  }
}

function variantOf(product: Product, child: ChildProduct, urlOf: UrlOf) {
  const chosen = product.attributes.flatMap(({ code, options }) => {
    const option = options.find(({ value }) => value === child.options[code])
    return option ? [[properties[code], option.label] as const] : []
  })
  return {
    '@type': 'Product',
    sku: child.sku,
    name: [product.name, ...chosen.map(([, label]) => label)].join(' '),
    image: pictureUrl(child.defaultImage.name, urlOf),
    ...Object.fromEntries(chosen),
    ...offerOf(product, child, urlOf),
  }
}

type Offered = Pick<ChildProduct, 'sku' | 'price' | 'stock' | 'notSaleForChina'>

/** A piece whose price is hidden is offered without it: the adviser names it. */
function offerOf(product: Product, offered: Offered, urlOf: UrlOf) {
  const { sku, price } = offered
  return {
    offers: {
      '@type': 'Offer',
      url: urlOf(routes.product(product.url, sku === product.sku ? undefined : { s: sku })),
      ...(!product.hidePrice && { price: (price / 100).toFixed(2), priceCurrency: 'CNY' }),
      availability: availabilityUrl(availabilityOf(product, offered)),
    },
  }
}

function pictureUrl(name: string, urlOf: UrlOf): string {
  return urlOf(fallbackAddress(name))
}

/** Title, description, address and picture of a product page, whatever is chosen on it. */
export function productMetadata({
  name,
  shortDescription,
  description,
  url,
  defaultImage,
}: Product): Metadata {
  return publicMetadata({
    title: name,
    description: shortDescription || description,
    path: routes.product(url),
    pictures: [defaultImage.name],
  })
}
