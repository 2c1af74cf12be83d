import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { lerp, smooth, vector } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
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
      ...weltStitch(form, welt),
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
    ...weltStitch(form, welt),
  ]
}

/** The stitches on the welt round the forepart. */
function weltStitch(form: Form, welt: number): Part[] {
  if (welt < 0.2) return []
  const half = (side: 1 | -1) =>
    Array.from({ length: 60 }, (_, index) => {
      const share = (index / 60) * 0.62
      const edge = form.edge(share, side)
      const axis = form.spine(share, side)
      const way = edge.clone().sub(axis).setY(0)
      const size = way.length()
      const out = size > 1e-4 ? way.divideScalar(size) : vector(1, 0, 0)
      return edge.addScaledVector(out, welt * 0.62).setY(edge.y + 0.13)
    })
  const line = [...half(1).reverse(), ...half(-1).slice(1)]
  const seam = curveThrough(line, 240)
  return [{ name: 'welt-stitch', geometry: stitchesAlong(seam), slot: 'stitch' }]
}

function stitchesAlong(points: ReturnType<typeof curveThrough>) {
  const round = Array.from({ length: 8 }, (_, index) => {
    const turn = (index / 8) * 2 * Math.PI
    return [0.035 * Math.cos(turn), 0.028 * Math.sin(turn)] as const
  })
  const pieces = []
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [a, b] = [points[index], points[index + 1]]
    if (!a || !b) continue
    pieces.push(
      sweep(round, [a.clone().lerp(b, 0.12), a.clone().lerp(b, 0.5), a.clone().lerp(b, 0.88)], {
        roundEnds: true,
      }),
    )
  }
  return merged(pieces)
}
