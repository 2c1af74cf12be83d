import { boundsOfModel } from '../../../kit/mesh/bounds'
import type { Model, Part } from '../../../kit/mesh/model'
import { choiceOf } from '../../params'
import type { Params } from '../../params'
import { grounded, moved } from '../../placing'
import { cufflinks, cuffs, hoops, knot, links } from './of-metal'
import { droppedOnPost, leaningOnPost } from './post'
import type { Drop, Post } from './post'
import { diamonds, moonstone, nacre, onyx, pearls, southSea } from './with-stones'

const designs = [
  'knot',
  'moonstone',
  'hoops',
  'nacre',
  'cuff',
  'links',
  'pearls',
  'onyx',
  'diamonds',
  'south-sea',
  'cufflinks',
] as const

const makes: Record<(typeof designs)[number], (params: Params) => Part[]> = {
  knot,
  moonstone,
  hoops,
  nacre,
  cuff: cuffs,
  links,
  pearls,
  onyx,
  diamonds,
  'south-sea': southSea,
  cufflinks,
}

/** Studs of one piece, which lean back on what they are worn by. */
const posts: Partial<Record<(typeof designs)[number], Post>> = {
  knot: { at: [-0.39, -0.23], up: 0.52, long: 1.5, radius: 0.055, foot: 0.13 },
  diamonds: { at: [0, 0], up: 0.1, long: 1.5, radius: 0.06, foot: 0.24 },
}

/** Drops, whose uppermost ring is worn by a post behind it. */
const drops: Partial<Record<(typeof designs)[number], Drop>> = {
  moonstone: { rings: [{ name: 'hook', wire: 0.07 }], long: 0.95, radius: 0.045, foot: 0.11 },
  links: {
    rings: [
      { name: 'upper', wire: 0.14 },
      { name: 'stud', wire: 0.11 },
    ],
    long: 0.95,
    radius: 0.05,
    foot: 0.14,
  },
}

/** What hangs in the plane of the cheek, and is seen at a slant by whoever looks at a face. Radians. */
const slants: Partial<Record<(typeof designs)[number], number>> = { hoops: 1.2, cuff: 1.1 }

/** One earring as it is worn on the left of a picture: its front towards us, its top up, its middle over the origin. */
export function wornEarring(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  // Pearls stand as they are worn; all others lie on their backs.
  const rise = design === 'pearls' ? 0 : Math.PI / 2
  const risen = makes[design](params).map((part) => ({
    ...part,
    geometry: part.geometry.clone().rotateX(rise),
  }))
  const slant = slants[design]
  return { parts: grounded(slant === undefined ? risen : slanted(risen, slant)) }
}

/** Turned about the upright line through its middle, by which it hangs: what has risen from its back lies before the origin. */
function slanted(parts: Part[], slant: number): Part[] {
  const { min, max } = boundsOfModel({ parts })
  return parts.map((part) => ({
    ...part,
    geometry: part.geometry
      .clone()
      .translate(0, 0, -(min.z + max.z) / 2)
      .rotateY(slant),
  }))
}

/** One earring as it lies, on its post where it has one. */
function onPost(design: (typeof designs)[number], piece: Part[]): Part[] {
  const [post, drop] = [posts[design], drops[design]]
  if (post) return leaningOnPost(piece, post)
  return drop ? droppedOnPost(piece, drop) : piece
}

/** Earrings lying side by side, a cuff alone, as they are sold; `size` PM or GM of the hoops. */
export function earrings(params: Params): Model {
  const design = choiceOf(params, 'design', designs)
  const one = onPost(design, makes[design](params))
  if (design === 'cuff') return { parts: grounded(one) }
  const gap = {
    knot: 1.9,
    moonstone: 1.8,
    hoops: params['size'] === 'PM' ? 2.1 : 2.9,
    nacre: 1.4,
    links: 1.9,
    pearls: 1.1,
    onyx: 1.7,
    diamonds: 0.85,
    'south-sea': 1.9,
    cufflinks: 1.6,
  }[design]
  return {
    parts: grounded([...moved(one, 'left', [-gap, 0], 0.1), ...moved(one, 'right', [gap, 0.25], -0.14)]),
  }
}
