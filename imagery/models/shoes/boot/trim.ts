import type { Part } from '../../../kit/mesh/model'
import type { Design } from './designs'
import { pieceOn } from './shaft'
import type { Skin } from './shaft'

/** The edge at the top and the straps of the boots that are drawn on. Columns: 0 is the front, 55 the outside, 110 the back, -55 the inside. */
export function trim(skin: Skin, design: Design): Part[] {
  const last = skin.rows.length - 1
  const around = skin.rows[0]?.length ?? 220
  const quarter = around / 4
  const parts: Part[] = []
  const collar = (from: number, slot: string) =>
    parts.push({
      name: 'collar',
      geometry: pieceOn(skin, [from, last - 0.02], () => [0, around - 0.01], {
        thickness: 0.1,
        out: -0.02,
        along: 20,
        across: 160,
      }),
      slot,
    })
  if (design === 'riding') {
    parts.push({
      name: 'strap',
      geometry: pieceOn(skin, [last - 6, last - 2.6], () => [0, around - 0.01], {
        thickness: 0.16,
        out: -0.01,
        along: 24,
        across: 180,
      }),
      slot: 'leather',
    })
    parts.push({
      name: 'ankle-strap',
      geometry: pieceOn(
        skin,
        [skin.lowers + 1, skin.lowers + 4],
        (share) => [-quarter * 1.5 + share * 0, quarter * 1.5],
        {
          thickness: 0.16,
          out: -0.01,
          along: 24,
          across: 120,
        },
      ),
      slot: 'leather',
    })
  }
  if (design === 'heeled') collar(last - 2, 'leather')
  return parts
}
