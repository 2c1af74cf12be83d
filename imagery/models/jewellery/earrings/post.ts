import type { Vector3 } from 'three'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import type { Part } from '../../../kit/mesh/model'
import { placesOf } from '../../../kit/mesh/places'
import { vector } from '../../../kit/plane/maths'
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

/** The turn between two at which what is too low below it no longer is. */
function leastTurn(from: number, to: number, isTooLow: (turn: number) => boolean): number {
  let [low, high] = [from, to]
  for (let round = 0; round < 24; round += 1) {
    const turn = (low + high) / 2
    if (isTooLow(turn)) low = turn
    else high = turn
  }
  return (low + high) / 2
}

/** A piece that lies on its back, its post added: it leans, its lower edge and the end of its post on the ground. */
export function leaningOnPost(piece: readonly Part[], post: Post): Part[] {
  const own = pin(post)
  const edge = piece.flatMap(({ geometry }) => placesOf(geometry))
  const end = placesOf(own.geometry)
  const turn = leastTurn(0, Math.PI / 2, (some) => lowest(end, some) < lowest(edge, some))
  return grounded([...piece, own].map((part) => ({ ...part, geometry: part.geometry.clone().rotateX(turn) })))
}

/** A drop of pieces that hang one from the other, and the measures of the post behind its uppermost, cm. */
export type Drop = Pick<Post, 'long' | 'radius' | 'foot'> & {
  /** The rings that turn by themselves, the uppermost last: the names of their parts, how thick their wire is. */
  rings: readonly { name: string; wire: number }[]
}

/**
 * A drop that lies on its back, its post added behind the far side of its uppermost ring: each ring falls back about its
 * near side until it lies on the ground, the uppermost on the end of its post.
 */
export function droppedOnPost(piece: readonly Part[], { rings, ...post }: Drop): Part[] {
  return rings.reduce<Part[]>(
    (parts, { name, wire }, index) => {
      const { min, max } = boundsOfModel({ parts: parts.filter((part) => part.name === name) })
      const middle = (min.y + max.y) / 2
      const isLast = index === rings.length - 1
      const above = new Set(rings.slice(index).map((ring) => ring.name))
      const moving = parts.filter((part) => above.has(part.name))
      if (isLast) moving.push(pin({ ...post, at: [(min.x + max.x) / 2, min.z + wire], up: middle }))
      const about = vector(0, middle, max.z - wire)
      const places = moving.flatMap(({ geometry }) => placesOf(geometry)).map((place) => place.sub(about))
      const turn = leastTurn(-0.5, Math.PI / 2, (some) => lowest(places, some) < -about.y)
      return [
        ...parts.filter((part) => !above.has(part.name)),
        ...moving.map((part) => ({
          ...part,
          geometry: part.geometry
            .clone()
            .translate(0, -about.y, -about.z)
            .rotateX(turn)
            .translate(0, about.y, about.z),
        })),
      ]
    },
    [...piece],
  )
}
