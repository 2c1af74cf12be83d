import type { Model, Part } from '../../kit/mesh/model'
import { whichever } from '../../kit/plane/curves'
import { lerp, vector } from '../../kit/plane/maths'
import { merged } from '../../kit/skins/raw'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { grounded, laid } from '../placing'
import { chain, crescent, hoop, leafKnot } from './pieces'
import { brilliant, cabochon, claws, pearl } from './stones'

/** How a crescent hangs, and where its stone is soldered to the inside of its bow. */
const lean = 0.5
const seat = vector(0, -0.58, 0).applyAxisAngle(vector(0, 0, 1), lean)

const chains = ['knot', 'links', 'lunar', 'pearl', 'diamond', 'collar'] as const

/** A necklace laid as it hangs, its pendant towards us. */
export function necklace(params: Params): Model {
  const design = choiceOf(params, 'design', chains)
  const isHeavy = design === 'links'
  const long = whichever(21, [design === 'lunar', 30], [design === 'pearl', 17])
  const wide = whichever(11, [design === 'lunar', 9.5], [design === 'pearl', 11.5])
  const line = Array.from({ length: 61 }, (_, index) => {
    const t = index / 60
    const turn = lerp(-0.5 * Math.PI, 1.5 * Math.PI, t)
    const narrow = 1 - 0.32 * Math.max(0, Math.sin(turn + Math.PI)) ** 2
    return vector(
      (wide / 2) * Math.cos(turn + Math.PI) * narrow,
      0,
      (long / 2) * Math.sin(turn + Math.PI) * (Math.sin(turn + Math.PI) > 0 ? 1 : 0.8),
    )
  }).slice(0, -1)
  if (design === 'collar') return { parts: grounded(collar()) }
  const front = long / 2
  const links = isHeavy ? { long: 1.75, wide: 1.2, thick: 0.17 } : { long: 0.44, wide: 0.32, thick: 0.045 }
  const parts: Part[] = [
    {
      name: 'chain',
      geometry: chain(line, { ...links, closed: true, tilt: isHeavy ? 0.7 : 0.78 }),
      slot: 'metal',
    },
  ]
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
  if (design === 'lunar')
    hang(
      [
        ...laid([
          { name: 'moon', geometry: crescent(1.25, 0.22, 1, 0.85).rotateZ(lean), slot: 'metal' },
          {
            name: 'stone',
            geometry: cabochon(0.42, 0.7)
              .rotateX(Math.PI / 2)
              .translate(seat.x, seat.y, -0.1),
            slot: 'moonstone',
          },
          { name: 'cup', geometry: hoop(0.44, 0.06).translate(seat.x, seat.y, -0.08), slot: 'metal' },
        ]).map((part) => ({ ...part, geometry: part.geometry.clone().translate(0, 0, 1.5) })),
        {
          name: 'bail',
          geometry: hoop(0.24, 0.055)
            .rotateY(Math.PI / 2)
            .rotateX(-Math.PI / 2)
            .translate(0, 0.16, 0.15),
          slot: 'metal',
        },
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
  if (design === 'diamond')
    hang(
      [
        { name: 'claws', geometry: merged(claws(0.5, 4, 0.06)).translate(0, 0.52, 0.6), slot: 'metal' },
        { name: 'stone', geometry: brilliant(0.5).translate(0, 0.52, 0.6), slot: 'gem' },
        {
          name: 'bail',
          geometry: hoop(0.16, 0.05)
            .rotateX(Math.PI / 2)
            .translate(0, 0.14, 0.02),
          slot: 'metal',
        },
      ],
      front,
    )
  return { parts: grounded(parts) }
}

/** A stiff collar with the grain of bark, open at the back. */
function collar(): Part[] {
  const geometry = crescent(6.1, 0.46, 0.7, 0.62)
  const position = geometry.getAttribute('position')
  for (let vertex = 0; vertex < position.count; vertex += 1) {
    const [x, y, z] = [position.getX(vertex), position.getY(vertex), position.getZ(vertex)]
    const turn = Math.atan2(y, x)
    const rough =
      Math.sin(turn * 90 + z * 9) * 0.4 +
      Math.sin(turn * 57 - z * 14 + 2) * 0.35 +
      Math.sin(turn * 140 + z * 5) * 0.25
    position.setXYZ(vertex, x * (1 + rough * 0.003), y * (1 + rough * 0.003), z * (1 + rough * 0.07))
  }
  return laid([{ name: 'collar', geometry, slot: 'metal' }])
}
