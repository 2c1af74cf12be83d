import type { Part } from '../../../kit/mesh/model'
import { lerp, smooth } from '../../../kit/plane/maths'
import type { Form } from '../last/form'
import { heelOf } from '../last/heels'
import { soleOf } from '../last/sole'
import { weltStitch } from '../last/welt'
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
      ...weltStitch(form, { welt, breast: 0 }),
    ]
  if (design === 'ballet')
    return [
      {
        name: 'sole',
        geometry: soleOf(form, welt, (x) => lerp(last.under(x) + 0.12, front, smooth(3.6, 10.5, x))),
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
    ...weltStitch(form, { welt, breast }),
  ]
}
