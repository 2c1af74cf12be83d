import type { Vector3 } from 'three'
import { looksOf, readProducts } from '../files/catalogue'
import { placesOf } from '../kit/mesh/places'
import type { Look } from '../models/entry'
import { hungGarment } from '../models/textiles/garments/garment'
import type { Hung } from '../models/textiles/cutting/hung'
import { hungKnitwear, isFolded } from '../models/textiles/garments/knitwear'
import { bustForm } from '../models/textiles/mannequins/bust'
import { depthIn } from '../models/textiles/mannequins/covered-form'
import type { CoveredForm } from '../models/textiles/mannequins/covered-form'
import { depthInLegs, hipForm } from '../models/textiles/mannequins/hips'

/** Linen gives way by this much, cm. */
const gives = 0.1

/** Laid anew on the bust, or, as the ends of a bow do, hanging inside what covers it. */
const isElsewhere = (name: string) => name === 'straps' || name.startsWith('bow')

function hungOf({ model, params }: Look): Hung | undefined {
  if (model === 'garment') return hungGarment(params)
  return model === 'knitwear' && !isFolded(params) ? hungKnitwear(params) : undefined
}

/**
 * Where mannequins would come through the garments of the products `skus`, or of all, as fine as they are in pictures.
 */
export async function checkMannequins(
  skus?: readonly string[],
): Promise<{ garments: number; faults: string[] }> {
  const inForm = (form: CoveredForm) => (place: Vector3) => depthIn(form, place)
  const depths: Record<Hung['on'], (place: Vector3) => number> = {
    woman: inForm(bustForm('woman')),
    man: inForm(bustForm('man')),
    hips: inForm(hipForm()),
    legs: depthInLegs,
  }
  const products = (await readProducts()).flatMap((file) => file.products)
  const faults: string[] = []
  let garments = 0
  for (const product of products) {
    const [look] = looksOf(product)
    const hung = look && (!skus || skus.includes(look.sku)) ? hungOf(look) : undefined
    if (!hung) continue
    garments += 1
    for (const { name, geometry } of hung.parts) {
      const deep = placesOf(geometry).reduce(
        (most, place) => Math.max(most, depths[hung.on](place)),
        -Infinity,
      )
      if (!isElsewhere(name) && deep > gives)
        faults.push(`${product.sku}: ${name} lies ${deep.toFixed(2)} cm inside the mannequin`)
    }
  }
  return { garments, faults }
}
