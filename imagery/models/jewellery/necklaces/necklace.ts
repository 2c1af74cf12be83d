import type { Vector3 } from 'three'
import type { Model, Part } from '../../../kit/mesh/model'
import { whichever } from '../../../kit/plane/curves'
import { steps, vector } from '../../../kit/plane/maths'
import { choiceOf } from '../../params'
import type { Params } from '../../params'
import { grounded, laid } from '../../placing'
import { chain, hoop, leafKnot, pitchOf } from '../pieces'
import type { Links } from '../pieces'
import { pearl } from '../stones'
import { screwSleeve, springRing, stoneClasp, tail, toFirstLink } from './clasps'
import { collar } from './collar'
import { dewdrops } from './dewdrops'
import { moonChain } from './moon-chain'

const fineLinks: Links = { long: 0.44, wide: 0.32, thick: 0.045 }

const chains = ['knot', 'links', 'lunar', 'pearl', 'diamond', 'collar'] as const

/** A necklace laid as it hangs, its pendant towards us. */
export function necklace(params: Params): Model {
  const design = choiceOf(params, 'design', chains)
  const long = whichever(21, [design === 'lunar', 30], [design === 'pearl', 17])
  const wide = whichever(11, [design === 'lunar', 9.5], [design === 'pearl', 11.5])
  if (design === 'collar') return { parts: grounded(collar()) }
  const front = long / 2
  /** A place of the chain; it lies wider before than behind, where the turn is -π / 2. */
  const spot = (turn: number) => {
    const [x, z] = [Math.cos(turn), Math.sin(turn)]
    return vector((wide / 2) * x * (1 - 0.32 * Math.max(0, z) ** 2), 0, front * z * (z > 0 ? 1 : 0.8))
  }
  const parts: Part[] =
    design === 'links' ? heavyChain(spot, front) : fineChain(spot, { wide, nape: -0.8 * front, design })
  const hang = (list: readonly Part[], z: number) =>
    parts.push(...list.map((part) => ({ ...part, geometry: part.geometry.clone().translate(0, -0.1, z) })))
  if (design === 'knot')
    hang(
      [
        {
          name: 'bail',
          geometry: hoop(0.26, 0.06)
            .rotateY(Math.PI / 2)
            .rotateX(-Math.PI / 2)
            .translate(0, 0.16, 0.24),
          slot: 'metal',
        },
        ...laid([{ name: 'knot', geometry: leafKnot(2.5, 0.14), slot: 'metal' }]).map((part) => ({
          ...part,
          geometry: part.geometry.clone().translate(0, 0, 1.55),
        })),
      ],
      front,
    )
  if (design === 'pearl')
    hang(
      [
        { name: 'pearl', geometry: pearl(0.72).translate(0, 0.66, 0.6), slot: 'pearl' },
        { name: 'cap', geometry: hoop(0.2, 0.06).translate(0, 0.5, -0.08), slot: 'metal' },
      ],
      front,
    )
  if (design === 'diamond') parts.push(...dewdrops(spot, fineLinks))
  return { parts: grounded(parts) }
}

type Spot = (turn: number) => Vector3

/** Links without an end; one in front is screwed open. */
function heavyChain(spot: Spot, front: number): Part[] {
  const links = { long: 1.75, wide: 1.2, thick: 0.17, tilt: 0.7 }
  const line = steps(0.5 * Math.PI, 2.5 * Math.PI, 60)
    .map(spot)
    .slice(0, -1)
  const { geometry, ...sleeve } = screwSleeve(0.62, links.thick)
  // On the upper of the first link's two bars.
  const bar = links.wide / 2 - links.thick
  return [
    { name: 'chain', geometry: chain(line, { ...links, closed: true }), slot: 'metal' },
    {
      ...sleeve,
      geometry: geometry.translate(0, bar * Math.sin(links.tilt), front + bar * Math.cos(links.tilt)),
    },
  ]
}

/** Fine links from one side of a clasp to its other, behind. */
function fineChain(
  spot: Spot,
  { wide, nape, design }: { wide: number; nape: number; design: (typeof chains)[number] },
): Part[] {
  const { parts, ...clasp } = design === 'lunar' ? stoneClasp() : springRing()
  // The middles of the first and the last link; the last place of a chain's line stays empty.
  const hook = toFirstLink(clasp, fineLinks)
  const pitch = pitchOf(fineLinks)
  const line = steps(hook, 2 * Math.PI * (wide / 2) - hook + pitch, 240).map((way) =>
    spot(way / (wide / 2) - Math.PI / 2),
  )
  const lengths: Part[] =
    design === 'lunar'
      ? moonChain(line, fineLinks)
      : [{ name: 'chain', geometry: chain(line, { ...fineLinks, tilt: 0.78 }), slot: 'metal' }]
  return [
    ...lengths,
    ...[...parts, ...(design === 'pearl' ? tail(hook, fineLinks) : [])].map((part) => ({
      ...part,
      geometry: part.geometry.translate(0, -0.03, nape),
    })),
  ]
}
