import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { refined } from '../../../kit/cloth/refined'
import { placesOf } from '../../../kit/cloth/solved'
import type { Solved } from '../../../kit/cloth/solved'
import { isCoarse } from '../../../kit/plane/detail'
import type { UpperCut } from '../cutting/upper-cut'
import solvedBlouse from '../drapes/bow-blouse.json'
import solvedMensShirt from '../drapes/mens-shirt.json'
import solvedPyjama from '../drapes/pyjama-shirt.json'
import solvedShirt from '../drapes/shirt.json'
import { shirtCloth } from '../draping/shirt'
import type { FallingShirt } from '../draping/shirt-folds'

const solved: Record<FallingShirt, Solved> = {
  'bow-blouse': solvedBlouse,
  'pyjama-shirt': solvedPyjama,
  shirt: solvedShirt,
  'mens-shirt': solvedMensShirt,
}

/** A shirt of silk or poplin as it hangs. */
export function fallingShirt(shirt: FallingShirt, cutting: UpperCut): Draped {
  const cloth = shirtCloth(cutting, placesOf(solved[shirt]))
  return draped(isCoarse() ? cloth : refined(cloth))
}
