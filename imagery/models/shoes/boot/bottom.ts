import type { Part } from '../../../kit/mesh/model'
import { lerp, smooth } from '../../../kit/plane/maths'
import type { Form } from '../last/form'
import { heelOf } from '../last/heels'
import { soleOf } from '../last/sole'
import { weltStitch } from '../last/welt'
import { barkSole } from './bark-sole'
import { fronts, isLaced } from './designs'
import type { Design } from './designs'

/** What a boot stands on: a rubber sole with its heel in one, or a leather sole and a heel. */
export function bottom(form: Form, design: Design): Part[] {
  const { last } = form
  const { length } = last
  const front = fronts[design]
  if (isLaced(design)) {
    const thick = (x: number) => lerp(last.under(x) + 0.12, front, smooth(length * 0.2, length * 0.36, x))
    const [out, top] = [0.32, 0.16]
    const geometry = design === 'combat' ? barkSole(form, { out, thick, top }) : soleOf(form, out, thick, top)
    return [
      { name: 'sole', geometry, slot: 'rubber' },
      ...weltStitch(form, { welt: out, breast: 0, high: top }),
    ]
  }
  const isStiletto = design === 'heeled'
  const welt = isStiletto ? 0.05 : 0.26
  const lower = heelOf(form, {
    kind: isStiletto ? 'stiletto' : 'stacked',
    breast: isStiletto ? 5 : length * 0.245,
    sole: front - 0.05,
    lift: 0.45,
    out: isStiletto ? 0.08 : welt - 0.02,
  })
  return [
    { name: 'sole', geometry: soleOf(form, welt, () => front), slot: 'sole' },
    { name: 'heel', geometry: lower.heel, slot: isStiletto ? 'leather' : 'stack' },
    { name: 'lift', geometry: lower.lift, slot: 'lift' },
    ...weltStitch(form, { welt, breast: length * 0.245 }),
  ]
}
