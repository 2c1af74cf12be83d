import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { vector } from '../../../kit/plane/maths'
import { stitches } from '../../../kit/solids/stitches'
import type { Form } from './form'

/** How wide a welt is, where the heel's breast is, and how high its face lies over the feather edge, cm. */
type Welt = { welt: number; breast: number; high?: number }

/** The stitches on the welt, from the heel's breast round the toe and back. */
export function weltStitch(form: Form, { welt, breast, high = 0.12 }: Welt): Part[] {
  if (welt < 0.2) return []
  const half = (side: 1 | -1) => {
    const end = form.shareAt(breast, side)
    return Array.from({ length: 81 }, (_, index) => {
      const share = (index / 80) * end
      const edge = form.edge(share, side)
      const axis = form.spine(share, side)
      const way = edge.clone().sub(axis).setY(0)
      const size = way.length()
      const out = size > 1e-4 ? way.divideScalar(size) : vector(1, 0, 0)
      return edge.addScaledVector(out, welt - 0.115).setY(edge.y + high)
    })
  }
  const line = [...half(1).reverse(), ...half(-1).slice(1)]
  const seam = curveThrough(line, 400).map((at) => ({ at, normal: vector(0, 1, 0) }))
  return [
    {
      name: 'welt-stitch',
      geometry: stitches(seam, { pitch: 0.3, length: 0.17, radius: 0.026, lift: 0 }),
      slot: 'stitch',
    },
  ]
}
