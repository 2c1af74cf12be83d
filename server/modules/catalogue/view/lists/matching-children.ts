import { attributeSchema, type ProductListItem } from '@/contract/calls/catalogue/product'
import { anyOf, availabilityOf } from '@/contract/rules/catalogue/availability'
import type { Db } from '@/server/db/client'
import { stockOf } from '../../../inventory/inventory.service'
import * as repository from '../../facts/catalogue.repository'
import type { Variant } from '../../facts/catalogue.repository'
import { defaultChild } from '../../offer/choose'
import { groupBy } from '@/server/platform/group-by'
import { withStock } from '../../offer/pieces'
import { shownPrice } from '../../offer/product-rules'

type Chosen = ReadonlyMap<string, readonly string[]>

/** A filtered list shows of each product the child that was filtered for: its pictures, price and stock. P02. */
export async function showMatching(
  db: Db,
  items: readonly ProductListItem[],
  chosen: Chosen,
): Promise<ProductListItem[]> {
  const byChild = new Map([...chosen].filter(([code]) => isOfChildren(code)))
  if (byChild.size === 0) return [...items]
  const children = await repository.findVariants(
    db,
    items.map(({ parentSku }) => parentSku),
  )
  const stock = await stockOf(
    db,
    children.map(({ sku }) => sku),
  )
  const childrenOf = groupBy(
    children.map((child) => withStock(child, stock)),
    ({ parentSku }) => parentSku,
  )
  return items.map((item) => {
    const all = childrenOf.get(item.parentSku) ?? []
    const matching = all.filter((child) => matches(child, byChild))
    return matching.length < all.length ? showOneOf(item, matching) : item
  })
}

/** What children differ by; a price, a material or availability is the whole product's. */
const isOfChildren = (code: string) => attributeSchema.shape.code.safeParse(code).success

const matches = ({ options }: Variant, chosen: Chosen) =>
  [...chosen].every(([code, values]) => values.includes(options[code] ?? ''))

type Stocked = Variant & { stock: number }

/** Of several children that match, one that is there, the default before others. */
function showOneOf(item: ProductListItem, matching: readonly Stocked[]): ProductListItem {
  const child = defaultChild(matching.filter(({ stock }) => stock > 0)) ?? defaultChild(matching)
  if (!child) return item
  const price = shownPrice(item.hidePrice, child.priceFen)
  const hasSpecialPrice = item.orgPrice !== null && item.orgPrice > price
  const [image, switchImage] = child.images ?? []
  const { stock, notSaleForChina } = anyOf(matching)
  const shown = { ...item, stock, notSaleForChina: item.notSaleForChina || notSaleForChina }
  return {
    ...shown,
    sku: child.sku,
    ...(image && { image, switchImage: switchImage ?? null }),
    price,
    hasSpecialPrice,
    orgPrice: hasSpecialPrice ? item.orgPrice : null,
    stockStatus: availabilityOf(item, shown).label,
  }
}
