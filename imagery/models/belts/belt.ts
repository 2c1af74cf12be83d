import { Matrix4 } from 'three'
import { boundsOfModel } from '../../kit/mesh/bounds'
import { placeParts } from '../../kit/mesh/geometry'
import type { Model, Part } from '../../kit/mesh/model'
import { buckle } from './buckle'
import type { BuckleForm } from './buckle'
import { frontOf, leanOf, roomForFold } from './front'
import { links, spiralOfLinks } from './links'
import { rolledStrap } from './strap'
import type { StrapOptions } from './strap'

export type BeltOptions = StrapOptions & {
  part: 'whole' | 'strap' | 'buckle'
  form: BuckleForm | 'links'
}

/** A belt standing on its edge, rolled up with its buckle in front; or its strap alone, or its buckle alone. */
export function belt(options: BeltOptions): Model {
  const { form, width, part } = options
  if (form === 'links') return grounded(chainBelt(width))
  if (part === 'buckle') return grounded(standingBuckle(form, width))
  if (part === 'strap') return grounded(rolledStrap(options).parts)
  const strap = rolledStrap({ ...options, standOff: roomForFold(width) })
  return grounded(leaning(strap.parts, frontOf(strap, form)))
}

const leaning = (roll: readonly Part[], front: readonly Part[]): Part[] =>
  placeParts([...roll, ...front], new Matrix4().makeRotationX(leanOf(roll, front)))

/** Sets it down: its lowest point a hair above the ground. */
function grounded(parts: Part[]): Model {
  const lowest = boundsOfModel({ parts }).min.y
  return { parts: placeParts(parts, new Matrix4().makeTranslation(0, 0.02 - lowest, 0)) }
}

/** A buckle alone leans back a little, as on a stand one does not see. */
function standingBuckle(form: BuckleForm, width: number): Part[] {
  const { parts, height } = buckle(form, width)
  const lean = -0.2
  const matrix = new Matrix4().makeRotationX(lean).setPosition(0, (height / 2) * Math.cos(lean) + 0.14, 0)
  return placeParts(parts, matrix)
}

/** A belt of links, laid in a ring and a half. */
function chainBelt(width: number): Part[] {
  const size = width * 0.8
  return [links(spiralOfLinks(size, 7, 1.5), size)]
}
