import { drapedFine } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { placesOf } from '../../../kit/cloth/solved'
import type { Solved } from '../../../kit/cloth/solved'
import type { Part } from '../../../kit/mesh/model'
import { steps } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { across } from '../cutting/around'
import type { Around } from '../cutting/around'
import { beside, coarseStitch, lappedSeam, topstitch } from '../details/laid'
import { cloth } from '../details/pieces'
import { waistband, waistbandHigh } from '../details/waistband'
import solvedLeather from '../drapes/leather-skirt.json'
import solvedPencil from '../drapes/pencil-skirt.json'
import solvedTea from '../drapes/tea-skirt.json'
import { skirtCloth, skirtShape, skirts } from '../draping/skirt'
import type { Skirt } from '../draping/skirt'

const solved: Record<Skirt, Solved> = {
  tea: solvedTea,
  pencil: solvedPencil,
  leather: solvedLeather,
}

/** A skirt as it hangs. */
export function fallingSkirt(skirt: Skirt): Draped {
  const hanging = skirtCloth(skirt, placesOf(solved[skirt]))
  return drapedFine(hanging)
}

/** Its cloth, turned up at the hem so far, cm. */
export const fallingSkirtPart = (
  skirt: Skirt,
  on: Draped,
  { thickness, turnedUp }: { thickness: number; turnedUp: number } = { thickness: 0.12, turnedUp: 2 },
): Part => ({
  ...cloth(on, thickness, ([, y]) => (y < skirts[skirt].hem + turnedUp ? 1 : 0)),
  name: 'skirt',
})

/** Half the width of its pattern, by height. */
export const halfOfSkirt = (skirt: Skirt) => skirtShape(skirt).quarter

/** Round its waist. */
export function waistOfSkirt(skirt: Skirt): Around {
  const half = halfOfSkirt(skirt)
  return (share, above) => ({
    side: share < 0.5 ? 1 : -1,
    place: [half(above) * (across(share) * 2 - 1) * 0.998, above],
  })
}

/** The pencil skirt: close, with a waistband; its front is in one piece, and its darts are at the back. */
export function pencilSkirt(): Part[] {
  const on = fallingSkirt('pencil')
  return [fallingSkirtPart('pencil', on), waistband(on, waistOfSkirt('pencil')).part]
}

/** Between the middle of the front and its sides, where the skins of a leather skirt are joined. */
const joined = 0.44

/** The leather skirt: wide, its seams stitched on both sides, like its waistband and its hem. */
export function leatherSkirt(): Part[] {
  const on = fallingSkirt('leather')
  const half = halfOfSkirt('leather')
  const { hem } = skirts.leather
  const waist = waistband(on, waistOfSkirt('leather'))
  const seams = ([1, -1] as const).map((side) =>
    steps(-4.1, hem - 0.1, 40).map((y): Point => [side * joined * half(y), y]),
  )
  const stitches = seams.flatMap((seam) => [beside(seam, 0.35), beside(seam, -0.35)])
  const hemStitch = steps(-1, 1, 60).map((share): Point => [share * (half(hem) - 0.4), hem + 2.6])
  return [
    fallingSkirtPart('leather', on, { thickness: 0.2, turnedUp: 3.5 }),
    waist.part,
    ...seams.map((seam, index) =>
      lappedSeam(`seam${index}`, on, index === 0 ? seam.toReversed() : seam, { wide: 1.1, high: 0.08 }),
    ),
    topstitch('topstitch', on, stitches, { high: 0.07, ...coarseStitch }),
    topstitch('waist-stitch', on, [waist.lineOver(0.35)], { high: waistbandHigh, ...coarseStitch }),
    topstitch('hem-stitch', on, [hemStitch], coarseStitch),
  ]
}
