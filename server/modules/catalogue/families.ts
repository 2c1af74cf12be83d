import type { Db } from '@/server/db/client'
import { stockOf } from '../inventory/inventory.service'
import * as repository from './catalogue.repository'
import type { Card, Selection, Variant } from './catalogue.repository'

/** A product with its children, or its parts where it is a bundle, and the stock of them all. */
export type Family = {
  product: Card
  variants: Variant[]
  selections: Selection[]
  stock: ReadonlyMap<string, number>
}

/** The families of the given ids, parents' or children's, by parent sku. */
export async function loadFamilies(db: Db, ids: readonly string[]): Promise<Map<string, Family>> {
  const products = await repository.findCards(db, ids)
  const variants = await repository.findVariants(db, skusOf(products, 'configurable'))
  const selections = await repository.findSelections(db, skusOf(products, 'bundle'))
  const stock = await stockOf(
    db,
    [...variants, ...selections].map(({ sku }) => sku),
  )

  return new Map(
    products.map((product) => [
      product.sku,
      {
        product,
        variants: variants.filter(({ parentSku }) => parentSku === product.sku),
        selections: selections.filter(({ productSku }) => productSku === product.sku),
        stock,
      },
    ]),
  )
}

const skusOf = (products: readonly Card[], type: Card['type']) =>
  products.filter((product) => product.type === type).map(({ sku }) => sku)
