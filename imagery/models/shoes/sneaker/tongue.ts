import type { Vector3 } from 'three'
import { vector, lerp, smooth, steps } from '../../../kit/plane/maths'
import { isCoarse } from '../../../kit/plane/detail'
import type { Part } from '../../../kit/mesh/model'
import type { Instep } from './instep'
import { plate } from './on-skin'

const tongueOf = { thick: 0.42, stands: 1.7, corner: 0.95 }

/** How high its outer face lies over the skin: a cushion between the facings, flat below them. */
export const cushion = (instep: Instep, up: number, across: number): number =>
  lerp(0.08, -0.02, smooth(0.2, 1.1, Math.abs(across) / instep.gap(up)))

/** A padded tongue under the facings, its round top over the collar. */
export function tongue(instep: Instep): Part {
  const { tall, gap } = instep
  const { thick, stands, corner } = tongueOf
  const end = tall - 0.3
  const along = instep
    .on([end, 0])
    .sub(instep.on([end - 2.5, 0]))
    .normalize()
    .lerp(vector(-0.1, 1, 0), 0.3)
    .normalize()
  // Closer to each other at the sides, where the corners turn.
  const shares = steps(-1, 1, isCoarse() ? 12 : 44).map((share) => Math.sin((share * Math.PI) / 2))
  const height = (across: number, half: number) => {
    const into = Math.max(0, Math.abs(across) - (half - corner)) / corner
    return stands - corner * (1 - Math.sqrt(Math.max(0, 1 - into ** 2))) - 0.12 * (across / half) ** 2
  }
  const place = (up: number, share: number): Vector3 => {
    const half = gap(up) + 0.42
    const across = share * half
    return instep.on([up, across], cushion(instep, up, across) - thick)
  }
  const lower = steps(0.1 - gap(0), end, isCoarse() ? 14 : 50).map((up) =>
    shares.map((share) => place(up, share)),
  )
  const upper = steps(0, 1, isCoarse() ? 6 : 24)
    .slice(1)
    .map((part) =>
      shares.map((share) => {
        const half = gap(end) + 0.42
        return place(end, share).addScaledVector(along, part * height(share * half, half))
      }),
    )
  return {
    name: 'tongue',
    geometry: plate([...lower, ...upper], thick, instep.normal([tall / 2, 0])),
    slot: 'leather',
  }
}
