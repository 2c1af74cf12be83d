import type { Outline } from '@/contract/calls/catalogue/product-content'
import { looksOf, readProducts } from '../files/catalogue'
import type { Product } from '../files/catalogue'
import { rewrite } from '../files/rewrite'
import { withDetail } from '../kit/plane/detail'
import { withoutWornStraps } from '../models/bags/worn-straps'
import type { Family } from '../models/entry'
import { entries } from '../models/registry'
import { say } from '../say'
import { outlineOf } from './outline'

/** What is carried: of these alone a shopper asks how large they are. */
const carried: readonly Family[] = ['bag', 'pouch', 'small']
/** Cut finely enough for a drawing a hand high. */
const DETAIL = 0.5

function made(product: Product): Outline | undefined {
  const [look] = looksOf(product)
  const entry = look && entries[look.model]
  if (!entry || !carried.includes(entry.family)) return undefined
  return withDetail(DETAIL, () => outlineOf(withoutWornStraps(entry.build(look.params))))
}

/** Writes the outline of everything that is carried into the catalogue, as its model is seen from the front. */
export async function makeOutlines({ only }: { only?: string }): Promise<void> {
  for (const { file, products } of await readProducts()) {
    const outlines = new Map<string, Outline>()
    for (const product of products) {
      if (only && !product.sku.includes(only)) continue
      const outline = made(product)
      if (!outline) continue
      outlines.set(product.sku, outline)
      say(`${product.sku}: ${outline.widthMm} × ${outline.heightMm} mm, ${outline.path.length} bytes`)
    }
    await rewrite(file, (rows) => {
      for (const row of rows) {
        const outline = outlines.get(String(row['sku']))
        if (outline) row['outline'] = outline
      }
    })
  }
}
