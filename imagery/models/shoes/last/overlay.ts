import { at } from '../../../kit/plane/curves'
import { lerp, vector } from '../../../kit/plane/maths'
import { shell } from '../../../kit/skins/shell'
import { onBoth } from './form'
import type { Form, Place } from './form'

/** A closed band over the form: from place to place along, of some width across. */
export function overlay(
  form: Form,
  edgesAt: (share: number) => readonly [from: Place, to: Place],
  { thickness = 0.12, out = -0.04, along = 60, across = 12 } = {},
) {
  const rows = Array.from({ length: along + 1 }, (_, line) => {
    const [from, to] = edgesAt(line / along)
    return Array.from({ length: across + 1 }, (__, column) => {
      const t = column / across
      return onBoth(form, lerp(from[0], to[0], t), lerp(from[1], to[1], t), out)
    })
  })
  // The shell grows along its normals, which must look away from the foot.
  const middle = at(at(rows, along >> 1), across >> 1)
  const before = at(at(rows, (along >> 1) - 1), across >> 1)
  const beside = at(at(rows, along >> 1), (across >> 1) + 1)
  const normal = beside.clone().sub(middle).cross(middle.clone().sub(before))
  const away = middle.clone().sub(vector(middle.x, form.last.under(middle.x), 0))
  return shell(rows, { thickness: normal.dot(away) < 0 ? -thickness : thickness, crease: 50 })
}
