import type { Part } from '../../../kit/mesh/model'
import { TAU, lerp, vector } from '../../../kit/plane/maths'
import { skin } from '../../../kit/skins/skin'
import { laid } from '../../placing'

const radius = 6.1
/** Half the collar's width and height, in front and behind, cm. */
const front = [0.46, 0.3] as const
const back = [0.24, 0.17] as const
/** How deep the furrows of the bark are cut in front, cm. */
const depth = 0.022

/** Furrows: how often one turns round the neck and round the wire, and where it begins. */
const furrows = [
  [5, 9, 0.4],
  [-8, 11, 2.1],
  [13, 7, 4.4],
  [-17, 14, 1.2],
  [26, -9, 5.1],
] as const

/** How deep the bark is cut at a place, 0 to 1. */
const bark = (round: number, about: number) =>
  furrows.reduce(
    (sum, [along, across, from]) => sum + Math.abs(Math.sin(along * round + across * about + from)),
    0,
  ) / furrows.length

/** A stiff collar with the grain of bark. It closes behind without a break. */
export function collar(): Part[] {
  const rows = Array.from({ length: 720 }, (_, row) => {
    const round = (row / 720) * TAU
    // 0 behind, 1 in front.
    const near = (1 - Math.sin(round)) / 2
    const [wide, tall] = [lerp(back[0], front[0], near), lerp(back[1], front[1], near)]
    return Array.from({ length: 96 }, (__, column) => {
      const about = (column / 96) * TAU
      const cut = 1 - (depth / front[1]) * 2 * bark(round, about)
      const out = radius + wide * cut * Math.cos(about)
      return vector(out * Math.cos(round), out * Math.sin(round), -tall * cut * Math.sin(about))
    })
  })
  return laid([
    { name: 'collar', geometry: skin(rows, { ring: true, loop: true, crease: 80 }), slot: 'metal' },
  ])
}
