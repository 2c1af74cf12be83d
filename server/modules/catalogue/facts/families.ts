import type { Db } from '@/server/db/client'
import * as repository from './catalogue.repository'
import type { Card, Selection, Variant } from './catalogue.repository'
import { groupBy } from '@/server/platform/group-by'

/** A product with its children, or its parts where it is a bundle: what only an import changes. */
export type Family = { product: Card; variants: readonly Variant[]; selections: readonly Selection[] }

/** The families of the given ids, parents' or children's. */
export async function loadFamilies(db: Db, ids: readonly string[]): Promise<Family[]> {
  const products = await repository.findCards(db, ids)
  const variants = groupBy(
    await repository.findVariants(db, skusOf(products, 'configurable')),
    ({ parentSku }) => parentSku,
  )
  const selections = groupBy(
    await repository.findSelections(db, skusOf(products, 'bundle')),
    ({ productSku }) => productSku,
  )
  return products.map((product) => ({
    product,
    variants: variants.get(product.sku) ?? [],
    selections: selections.get(product.sku) ?? [],
  }))
}

const skusOf = (products: readonly Card[], type: Card['type']) =>
  products.filter((product) => product.type === type).map(({ sku }) => sku)
