import type { Part } from '../../../kit/mesh/model'
import { lerp, smooth } from '../../../kit/plane/maths'
import type { Design } from './designs'
import { lacesOn } from './laces'
import { pieceOn } from './shaft'
import type { Skin } from './shaft'

/** The edge at the top, and what makes each kind. Columns: 0 is the front, 55 the outside, 110 the back, -55 the inside. */
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
  if (design === 'chelsea') {
    for (const side of [1, -1] as const) {
      const half = (share: number) => 15 * (0.28 + 0.72 * share ** 0.7)
      parts.push({
        name: `gore${side}`,
        geometry: pieceOn(
          skin,
          [skin.lowers - 4, last - 0.3],
          (share) => [side * quarter - half(share), side * quarter + half(share)],
          {
            thickness: 0.06,
            out: -0.02,
            along: 50,
            across: 30,
          },
        ),
        slot: 'elastic',
      })
    }
    parts.push({
      name: 'tab',
      geometry: pieceOn(skin, [last - 5, last + 1], () => [around / 2 - 5, around / 2 + 5], {
        thickness: 0.14,
        out: 0,
        along: 24,
        across: 12,
      }),
      slot: 'cord',
    })
  }
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
  if (design === 'combat' || design === 'desert') {
    const first = skin.lowers - (design === 'combat' ? 9 : 3)
    const count = design === 'combat' ? 7 : 2
    const half = (line: number) => lerp(8, 12, smooth(first, last, line))
    for (const side of [1, -1] as const)
      parts.push({
        name: `facing${side}`,
        geometry: pieceOn(
          skin,
          [first - 2, last - 0.2],
          (share) => {
            const line = lerp(first - 2, last, share)
            const edges = [side * (half(line) - 3.4), side * (half(line) + lerp(7, 3.6, share))] as const
            return edges
          },
          { thickness: 0.15, along: 70, across: 14 },
        ),
        slot: 'leather',
      })
    const laces = lacesOn(
      skin,
      Array.from({ length: count }, (_, index): readonly [number, number] => {
        const line = lerp(first + 0.5, design === 'combat' ? last - 3 : last - 4, index / (count - 1))
        return [line, half(line) - 1]
      }),
      0.14,
    )
    parts.push(
      { name: 'lace', geometry: laces.lace, slot: 'lace' },
      { name: 'eyelets', geometry: laces.eyelets, slot: design === 'combat' ? 'metal' : 'leather' },
    )
  }
  return parts
}
