import { pictureName } from '../files/catalogue'
import { buckleForms } from '../models/belts/buckle'
import type { ComposedBelt } from '../models/belts/composed'
import type { Look } from '../models/entry'
import { choiceOf, numberOf } from '../models/params'

/** Every strap of the catalogue with every buckle of its width, and the name of its picture: that of both parts. */
export function composedBelts(looks: readonly Look[]): { name: string; belt: ComposedBelt }[] {
  const straps = looks.filter(({ model, params }) => model === 'belt' && params['part'] === 'strap')
  const buckles = looks.filter(({ model }) => model === 'buckle')
  return straps.flatMap((strap) =>
    buckles
      .filter(({ params }) => widthOf(params) === widthOf(strap.params))
      .map((buckle) => ({
        name: [strap, buckle].map(pictureName).join('-'),
        belt: {
          widthMm: widthOf(strap.params),
          leather: strap.leather ?? '',
          colour: strap.colour,
          form: choiceOf(buckle.params, 'form', buckleForms),
          metal: buckle.metal ?? '',
        },
      })),
  )
}

const widthOf = (params: Look['params']) => numberOf(params, 'width', 30)
