import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { refined } from '../../../kit/cloth/refined'
import { placesOf } from '../../../kit/cloth/solved'
import type { Solved } from '../../../kit/cloth/solved'
import { isCoarse } from '../../../kit/plane/detail'
import type { UpperCut } from '../cutting/upper-cut'
import solvedBlouse from '../drapes/bow-blouse.json'
import solvedPyjama from '../drapes/pyjama-shirt.json'
import { shirtCloth } from '../silk/shirt'
import type { SilkShirt } from '../silk/shirt-folds'

const solved: Record<SilkShirt, Solved> = { 'bow-blouse': solvedBlouse, 'pyjama-shirt': solvedPyjama }

/** A shirt of silk as it hangs. */
export function silkShirt(shirt: SilkShirt, cutting: UpperCut): Draped {
  const silk = shirtCloth(cutting, placesOf(solved[shirt]))
  return draped(isCoarse() ? silk : refined(silk))
}
