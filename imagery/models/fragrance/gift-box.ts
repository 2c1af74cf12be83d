import type { Part } from '../../kit/mesh/model'
import { vector } from '../../kit/plane/maths'
import { roundedRectangle } from '../../kit/plane/outline'
import { slab } from '../../kit/skins/slab'
import { wordMark } from '../../kit/solids/word-mark'

type GiftBox = {
  /** Outside its lid, as it stands on its edge, cm. */
  size: readonly [width: number, height: number, depth: number]
  /** Trays one behind the other under the lid. */
  trays?: number
  /** What the card and the mark are of. */
  card: string
  mark: string
}

/** How far the lid reaches over the first tray, and by how much the trays are smaller all round. */
const [overlap, play] = [0.4, 0.14]
const round = 0.12
/** The middle of the mark below the upper edge. */
const markBelow = 3.1

/** A closed box of card, standing on its edge with its lid towards us; the lid's face is at z = 0. */
export function giftBox({ size: [width, height, depth], trays = 1, card, mark }: GiftBox): Part[] {
  const lidDepth = depth * overlap
  const trayDepth = (depth - lidDepth) / trays
  const plate = (less: number, deep: number, front: number) =>
    slab(roundedRectangle(width - less * 2, height - less * 2, round), deep, 0.05).translate(
      0,
      height / 2,
      front - deep,
    )
  const markAt = height - markBelow
  return [
    { name: 'lid', geometry: plate(0, lidDepth, 0), slot: card },
    ...Array.from({ length: trays }, (_, index) => ({
      name: `tray-${String(index)}`,
      geometry: plate(play, trayDepth, -lidDepth - index * trayDepth),
      slot: card,
    })),
    {
      name: 'box-mark',
      geometry: wordMark(width * 0.3, (u, v, h) => vector(u, markAt + v, h), 0.008, 6),
      slot: mark,
    },
  ]
}
