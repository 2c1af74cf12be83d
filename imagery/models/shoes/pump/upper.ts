import type { BufferGeometry } from 'three'
import { at } from '../../../kit/plane/curves'
import { smooth } from '../../../kit/plane/maths'
import type { Row } from '../../../kit/skins/raw'
import { skinInTwo } from '../../../kit/skins/skin'
import type { Form } from '../last/form'
import { evened } from '../last/evened'
import { upperRows } from '../last/upper'
import type { Topline } from '../last/upper'

/** How often the toe is evened. */
const rounds = 40

/** Columns to both sides of the toe's middle that are evened. */
const reach = 42

/** Rows without the crease on the ridge of the toe, where the lines of both sides meet. */
function withoutCrease(rows: readonly Row[]): Row[] {
  const [last, width] = [rows.length - 1, at(rows, 0).length]
  const weight = (line: number, column: number) => {
    const off = Math.min(column, width - column)
    const own = 0.6 * smooth(3, 11, line) * smooth(last, last - 3, line) * smooth(reach, reach / 3, off)
    return own < 1e-3 ? 0 : own
  }
  return evened(rows, { rounds, weight })
}

/** The outside and the lining of a pump's upper, joined by a rounded edge at the opening. */
export function pumpUpper(
  form: Form,
  topline: Topline,
  thickness: number,
): [outside: BufferGeometry, lining: BufferGeometry] {
  const rowsAt = (out: number) => withoutCrease(upperRows(form, topline, { out }))
  const [outer, inner] = [rowsAt(0), rowsAt(-thickness)]
  const [top, below, lining] = [
    at(outer, outer.length - 1),
    at(outer, outer.length - 2),
    at(inner, inner.length - 1),
  ]
  const rolled = (share: number) =>
    top.map((point, column) => {
      const up = point.clone().sub(at(below, column)).normalize()
      return point
        .clone()
        .lerp(at(lining, column), share)
        .addScaledVector(up, thickness * Math.sqrt(share * (1 - share)))
    })
  return skinInTwo(
    [...outer, rolled(0.15), rolled(0.5), rolled(0.85), ...inner.reverse()],
    outer.length + 2,
    { crease: 60 },
  )
}
