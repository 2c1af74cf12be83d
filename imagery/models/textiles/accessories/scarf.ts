import type { Model, Part } from '../../../kit/mesh/model'
import { choiceOf } from '../../params'
import type { Params } from '../../params'
import { grounded } from '../../placing'
import { coil } from './coil'
import { folded } from './folded'
import { pleated } from './pleated'
import { square } from './square'

const designs = ['forest', 'arcade', 'pocket', 'muffler', 'stole', 'ribbon', 'chiffon', 'tie'] as const

/** Scarves: printed squares, folded cashmere, rolled ribbons and ties. */
export function scarf(params: Params): Model {
  return { parts: grounded(made(choiceOf(params, 'design', designs))) }
}

function made(design: (typeof designs)[number]): Part[] {
  switch (design) {
    case 'muffler':
      return folded({
        wide: 17,
        deep: 30,
        thick: 0.85,
        layers: 5,
        fringe: { strands: 40, length: 5, isTwisted: true },
      })
    case 'stole':
      return folded({
        wide: 33,
        deep: 26,
        thick: 0.5,
        layers: 7,
        fringe: { strands: 150, length: 1.8, isTwisted: false },
      })
    case 'chiffon':
      return pleated()
    case 'ribbon':
      return coil(5.5, 5, 17, 0.08)
    case 'tie':
      return coil(7.5, 3.4, 13, 0.34)
    case 'forest':
    case 'arcade':
    case 'pocket':
      return square(design)
  }
}
