import type { Part } from '../../../kit/mesh/model'
import { curveThrough } from '../../../kit/plane/curves'
import { vector } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { merged } from '../../../kit/skins/raw'
import { ball } from '../../../kit/skins/turned'
import { onBoth } from '../last/form'
import type { Form } from '../last/form'
import { binding } from '../last/upper'
import type { Topline } from '../last/upper'
import { throats } from './designs'

export function balletTrim(form: Form, topline: Topline): Part[] {
  const x = form.last.length * throats.ballet + 0.35
  const place = onBoth(form, x, Math.PI / 2, 0.12)
  const normal = onBoth(form, x, Math.PI / 2, 1.1)
    .sub(place)
    .normalize()
  const back = vector(-normal.y, normal.x, 0).normalize()
  const at = (b: number, up: number, z: number) =>
    place
      .clone()
      .addScaledVector(back, b)
      .addScaledVector(normal, up)
      .add(vector(0, 0, z))
  const cord = Array.from({ length: 10 }, (_, index) => {
    const turn = (index / 10) * 2 * Math.PI
    return [0.13 * Math.cos(turn), 0.1 * Math.sin(turn)] as const
  })
  const line = (side: 1 | -1) => [
    curveThrough(
      [
        at(0, 0, 0),
        at(0.35, 0.16, 0.55 * side),
        at(0.28, 0.1, 1.25 * side),
        at(-0.12, 0.02, 1.3 * side),
        at(-0.12, 0.1, 0.5 * side),
        at(0, 0.08, 0),
      ],
      50,
    ),
    curveThrough(
      [at(0, 0.05, 0), at(-0.5, 0.1, 0.4 * side), at(-1.3, -0.03, 0.62 * side), at(-1.9, -0.06, 0.95 * side)],
      40,
    ),
  ]
  const knot = ball(0.19, 20)
  const middle = at(0, 0.08, 0)
  return [
    { name: 'binding', geometry: binding(form, topline, 0.14, -0.06), slot: 'strap' },
    {
      name: 'bow',
      geometry: merged([
        ...[...line(1), ...line(-1)].map((points) =>
          sweep(cord, points, { hint: () => normal, roundEnds: true }),
        ),
        knot.translate(middle.x, middle.y, middle.z),
      ]),
      slot: 'strap',
    },
  ]
}
