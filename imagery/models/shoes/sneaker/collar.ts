import type { Part } from '../../../kit/mesh/model'
import { at, superellipse } from '../../../kit/plane/curves'
import { isCoarse } from '../../../kit/plane/detail'
import { item, smooth, steps } from '../../../kit/plane/maths'
import { sweep } from '../../../kit/skins/line-sweep'
import { onSoft } from '../boot/panels'
import { facing } from './instep'
import type { Instep } from './instep'
import { columnBeside } from './on-skin'

/** The padded edge of the opening: how thick it is, how far it comes down over the quarter. */
export type CollarOptions = { thick: number; tall: number }

/** The padded collar from facing to facing round the heel. */
export function collar(instep: Instep, { thick, tall }: CollarOptions): Part {
  const { skin } = instep
  const top = skin.rows.length - 1
  const width = at(skin.rows, 0).length
  // Its ends lie below the facing's.
  const from = columnBeside(skin, top, instep.gap(instep.tall) + facing.wide * 0.4)
  const columns = steps(from, width - from, isCoarse() ? 70 : 280)
  const down = (column: number) =>
    onSoft(skin, top - 3, column)
      .sub(onSoft(skin, top, column))
      .normalize()
  const size = (share: number) => 0.35 + 0.65 * smooth(0, 0.1, Math.min(share, 1 - share))
  const line = columns.map((column, index) =>
    onSoft(skin, top, column, -0.14).addScaledVector(
      down(column),
      tall * 0.36 * size(index / (columns.length - 1)),
    ),
  )
  return {
    name: 'collar',
    geometry: sweep(superellipse(thick * 2, tall, 2.3, isCoarse() ? 12 : 36), line, {
      hint: (index) => down(item(columns, index)).negate(),
      roundEnds: true,
      scale: size,
    }),
    slot: 'leather',
  }
}
