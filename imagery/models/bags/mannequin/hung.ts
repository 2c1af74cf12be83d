import { boundsOfModel } from '../../../kit/mesh/bounds'
import type { Model, Part } from '../../../kit/mesh/model'
import { placesOf } from '../../../kit/mesh/places'
import { arm } from './arm'
import type { Reach } from './forearm'

/** What one carries a bag by. */
export const isHandle = ({ name }: Part) => /^((front|rear)-)?handle|^shoulder-strap|^chain/.test(name)

/** How far from the middle a handle is asked where it lies on the arm: further where its mesh is coarse. */
const near = [0.6, 1.2, 2.4, 4.8]

/** Nearer to the arm than this, a bag's corner is behind the hand. */
const close = 8

/** How high over the ground a bag hangs, cm. */
const overGround = 7

/** Where the arm goes through the handles of a bag that hangs over the ground. */
export function reachFor({ parts }: Model): Reach {
  const handles = parts.filter(isHandle).flatMap((part) => placesOf(part.geometry))
  const crowns = near.map((reach) => handles.filter(({ x }) => Math.abs(x) < reach))
  const places = crowns.find((found) => found.length > 0)
  if (!places) throw new Error('A bag without a handle does not hang')
  const level = Math.min(...places.map(({ y }) => y))
  const rest = boundsOfModel({ parts: parts.filter((part) => !isHandle(part)) })
  return {
    level,
    back: Math.min(...places.map(({ z }) => z)),
    front: Math.max(...places.map(({ z }) => z)),
    behind: boundsOfModel({ parts }).min.z,
    isClose: level - rest.max.y < close,
  }
}

/** A bag hung over the wrist of a plaster arm. */
export function hungOnArm({ parts }: Model): Model {
  const lifted = parts.map((part) => ({
    ...part,
    geometry: part.geometry.clone().translate(0, overGround, 0),
  }))
  return { parts: [...lifted, ...arm(reachFor({ parts: lifted }))] }
}
