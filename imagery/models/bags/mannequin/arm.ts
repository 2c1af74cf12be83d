import type { Part } from '../../../kit/mesh/model'
import { item } from '../../../kit/plane/maths'
import { turned } from '../../../kit/skins/turned'
import type { Field } from '../../../kit/solids/implicit'
import { columnOf, forearm, forearmField, forearmSkin } from './forearm'
import type { Reach } from './forearm'
import { handField, handSkin } from './hand'

/** How far a place is from the arm and its hand. */
export function armField(reach: Reach): Field {
  const sections = forearm(reach)
  const below = forearmField(sections)
  const beyond = handField(item(sections, sections.length - 1), reach.isClose)
  return (x, y, z) => Math.min(below(x, y, z), beyond(x, y, z))
}

const plinth = { radius: 9.5, height: 2.6 }

/** A plaster arm that rises from a plinth behind the bag and reaches forward through its handles. */
export function arm(reach: Reach): Part[] {
  const sections = forearm(reach)
  const foot = turned(
    [
      [0, 0],
      [plinth.radius - 0.2, 0, 0.15],
      [plinth.radius, 0.25, 0.15],
      [plinth.radius, plinth.height - 0.3, 0.3],
      [plinth.radius - 0.4, plinth.height, 0.3],
      [0, plinth.height],
    ],
    140,
  )
  const slot = 'mannequin-plaster'
  return [
    // Cut off where the plinth hides it.
    { name: 'arm', slot, geometry: forearmSkin(sections, plinth.height - 0.6) },
    { name: 'hand', slot, geometry: handSkin(item(sections, sections.length - 1), reach.isClose) },
    {
      name: 'plinth',
      slot: 'mannequin-wood',
      geometry: foot.translate(0, 0, columnOf(reach) + 2),
    },
  ]
}
