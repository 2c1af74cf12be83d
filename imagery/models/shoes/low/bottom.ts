import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { lerp, smooth, vector } from '../../../kit/plane/maths'
import { stitches } from '../../../kit/solids/stitches'
import type { Form } from '../last/form'
import { heelOf } from '../last/heels'
import { soleOf } from '../last/sole'
import type { Design } from './designs'

export function bottomOf(
  form: Form,
  design: Design,
  { heel, front, welt }: Record<'heel' | 'front' | 'welt', number>,
): Part[] {
  const { last } = form
  if (design === 'platform')
    return [
      {
        name: 'sole',
        geometry: soleOf(form, welt, (x) => last.under(x) + 0.12 - 0.5 * smooth(0.8, 1, x / last.length)),
        slot: 'rubber',
      },
      ...weltStitch(form, welt, 0),
    ]
  if (design === 'ballet')
    return [
      {
        name: 'sole',
        geometry: soleOf(form, welt, (x) => lerp(last.under(x) + 0.12, front, smooth(5.4, 6.6, x))),
        slot: 'sole',
      },
    ]
  const breast = last.length * 0.245
  const lower = heelOf(form, { kind: 'stacked', breast, sole: front - 0.02, lift: 0.5, out: welt - 0.02 })
  return [
    { name: 'sole', geometry: soleOf(form, welt, () => front), slot: 'sole' },
    ...(heel > 0.9
      ? [
          { name: 'heel', geometry: lower.heel, slot: 'stack' },
          { name: 'lift', geometry: lower.lift, slot: 'lift' },
        ]
      : []),
    ...weltStitch(form, welt, breast),
  ]
}

/** The stitches on the welt, from the heel's breast round the toe and back. */
function weltStitch(form: Form, welt: number, breast: number): Part[] {
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
      return edge.addScaledVector(out, welt - 0.115).setY(edge.y + 0.12)
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
