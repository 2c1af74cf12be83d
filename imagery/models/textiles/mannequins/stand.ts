import type { Part } from '../../../kit/mesh/model'
import { turned } from '../../../kit/skins/turned'

/** A rod of brass from `top` down to `foot`, in a ferrule there. */
export function rod(top: number, foot: number): Part[] {
  const shaft = turned(
    [
      [0, foot],
      [1, foot],
      [1, top],
      [0, top],
    ],
    48,
  )
  const ferrule = turned(
    [
      [0, foot],
      [1.75, foot, 0.1],
      [1.75, foot + 1.8, 0.25],
      [1.25, foot + 2.4, 0.2],
      [0, foot + 2.4],
    ],
    64,
  )
  return [
    { name: 'rod', slot: 'mannequin-brass', geometry: shaft },
    { name: 'ferrule', slot: 'mannequin-brass', geometry: ferrule },
  ]
}

/** A rod on a turned foot of wood, which stands on `ground`. */
export function stand(top: number, ground: number): Part[] {
  const radius = 14
  const foot = turned(
    [
      [0, ground],
      [radius - 0.3, ground, 0.25],
      [radius, ground + 0.5, 0.3],
      [radius, ground + 1.5, 0.5],
      [radius - 0.8, ground + 2, 0.5],
      [radius * 0.62, ground + 2.5, 2],
      [radius * 0.24, ground + 3.2, 1.6],
      [2.1, ground + 4.7, 0.3],
      [0, ground + 4.7],
    ],
    120,
  )
  return [{ name: 'foot', slot: 'mannequin-wood', geometry: foot }, ...rod(top, ground + 4.6)]
}

/** A low oval foot, wider than it is deep, for two rods. */
export function ovalFoot(ground: number, radius: number): Part {
  const geometry = turned(
    [
      [0, ground],
      [radius - 0.3, ground, 0.25],
      [radius, ground + 0.5, 0.3],
      [radius, ground + 1.1, 0.4],
      [radius - 0.9, ground + 1.6, 0.5],
      [0, ground + 1.8],
    ],
    140,
  )
  return { name: 'foot', slot: 'mannequin-wood', geometry: geometry.scale(1, 1, 0.72) }
}
