import type { Page } from '@/contract/calls/catalogue/page'
import type { Product } from '@/contract/calls/catalogue/product'
import { brand } from '@/lib/brand'
import { formatFen } from '@/lib/format'
import { routes } from '@/lib/routes'

/** What is passed on: a product, a page, or the brand itself. */
export type Shared = {
  title: string
  latin: string
  text: string
  price: string | null
  picture: string
  path: string
}

/** The brand stands behind a page without a picture of its own. */
const HOUSE_PICTURE = 'still-hero-tall'

export function sharedProduct(product: Product): Shared {
  const { name, nameEn, shortDescription, hidePrice, price, defaultImage, url } = product
  return {
    title: name,
    latin: nameEn,
    text: shortDescription,
    price: hidePrice ? null : formatFen(price),
    picture: defaultImage.name,
    path: routes.product(url),
  }
}

export function sharedPage({ pageType, title, description, url, blocks }: Page): Shared {
  const hero = blocks.find((block) => block.type === 'hero')
  const isHome = pageType === 'home'
  return {
    title: isHome ? brand.name : title,
    latin: '',
    text: description || brand.description,
    price: null,
    picture: hero ? (hero.image.phone ?? hero.image.name) : HOUSE_PICTURE,
    path: isHome ? routes.home : routes.path(url),
  }
}
