import type { Vector3 } from 'three'
import type { Part } from '../../../kit/mesh/model'
import { placesOf } from '../../../kit/mesh/places'
import { turned } from '../../../kit/skins/turned'
import { grounded } from '../../placing'

/** A post on the back of a piece that lies on it: where (x, z) and how high its foot is soldered on, its measures, cm. */
export type Post = {
  at: readonly [number, number]
  up: number
  long: number
  radius: number
  foot: number
}

const pin = ({ at: [x, z], up, long, radius, foot }: Post): Part => ({
  name: 'post',
  geometry: turned(
    [
      [0, up - long],
      [radius * 0.6, up - long, 0.02],
      [radius, up - long + 0.06, 0.02],
      [radius, up - 0.1, 0.03],
      [foot, up - 0.06, 0.02],
      [foot, up, 0.02],
      [0, up],
    ],
    32,
  ).translate(x, 0, z),
  slot: 'metal',
})

/** The height of the lowest of all, once they are turned back about the x axis. */
const lowest = (places: readonly Vector3[], turn: number) =>
  places.reduce((least, { y, z }) => Math.min(least, y * Math.cos(turn) - z * Math.sin(turn)), Infinity)

/** A piece that lies on its back, its post added: it leans, its lower edge and the end of its post on the ground. */
export function leaningOnPost(piece: readonly Part[], post: Post): Part[] {
  const own = pin(post)
  const edge = piece.flatMap(({ geometry }) => placesOf(geometry))
  const end = placesOf(own.geometry)
  let [lying, upright] = [0, Math.PI / 2]
  for (let round = 0; round < 24; round += 1) {
    const turn = (lying + upright) / 2
    if (lowest(end, turn) < lowest(edge, turn)) lying = turn
    else upright = turn
  }
  const turn = (lying + upright) / 2
  return grounded([...piece, own].map((part) => ({ ...part, geometry: part.geometry.clone().rotateX(turn) })))
}
