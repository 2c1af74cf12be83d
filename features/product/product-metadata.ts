import type { Metadata } from 'next'
import type { Product } from '@/contract/calls/catalogue/product'
import { publicMetadata } from '@/lib/seo/public-metadata'
import { routes } from '@/lib/routes'

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
