import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { refined } from '../../../kit/cloth/refined'
import { placesOf } from '../../../kit/cloth/solved'
import type { Solved } from '../../../kit/cloth/solved'
import type { Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { across } from '../cutting/around'
import type { Around } from '../cutting/around'
import { cloth } from '../details/pieces'
import { waistband } from '../details/waistband'
import solvedPencil from '../drapes/pencil-skirt.json'
import solvedTea from '../drapes/tea-skirt.json'
import { skirtCloth, skirtShape, skirts } from '../draping/skirt'
import type { Skirt } from '../draping/skirt'

const solved: Record<Skirt, Solved> = { tea: solvedTea, pencil: solvedPencil }

/** A skirt of silk as it hangs. */
export function silkSkirt(skirt: Skirt): Draped {
  const silk = skirtCloth(skirt, placesOf(solved[skirt]))
  return draped(isCoarse() ? silk : refined(silk))
}

/** Its cloth with a narrow hem. */
export const silkSkirtPart = (skirt: Skirt, on: Draped): Part => ({
  ...cloth(on, 0.12, ([, y]) => (y < skirts[skirt].hem + 2 ? 1 : 0)),
  name: 'skirt',
})

/** Half the width of its pattern, by height. */
export const silkSkirtHalf = (skirt: Skirt) => skirtShape(skirt).quarter

/** The pencil skirt: close, with a waistband; its front is in one piece, and its darts are at the back. */
export function pencilSkirt(): Part[] {
  const on = silkSkirt('pencil')
  const half = silkSkirtHalf('pencil')
  const around: Around = (share, above) => ({
    side: share < 0.5 ? 1 : -1,
    place: [half(above) * (across(share) * 2 - 1) * 0.998, above],
  })
  return [silkSkirtPart('pencil', on), waistband(on, around).part]
}
