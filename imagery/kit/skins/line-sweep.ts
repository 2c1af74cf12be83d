import type { Vector3 } from 'three'
import { at } from '../plane/curves'
import { vector } from '../plane/maths'
import type { Point } from '../plane/outline'
import type { Row } from './raw'
import { skin } from './skin'

type Frame = { point: Vector3; side: Vector3; up: Vector3; along: Vector3 }

/**
 * Frames along a line that turn as little as possible; a hint keeps `up` near a direction. Round a closed line that leaves its
 * plane they come back turned: that much is undone little by little, so that the last meets the first.
 */
export function framesAlong(points: Row, closed = false, hint?: (index: number) => Vector3): Frame[] {
  const count = points.length
  const tangent = (index: number) => {
    const before = closed ? at(points, (index - 1 + count) % count) : at(points, index - 1)
    const after = closed ? at(points, (index + 1) % count) : at(points, index + 1)
    return after.clone().sub(before).normalize()
  }
  let up = vector(0, 1, 0)
  const start = tangent(0)
  if (Math.abs(start.y) > 0.95) up = vector(0, 0, 1)

  const frames = points.map((point, index) => {
    const along = tangent(index)
    if (hint) up = hint(index).clone()
    up = up.addScaledVector(along, -up.dot(along)).normalize()

    return { point, along, up: up.clone(), side: along.clone().cross(up).normalize() }
  })
  if (!closed || hint) return frames

  const first = at(frames, 0)
  const turned = Math.atan2(up.dot(first.side), up.dot(first.up))
  return frames.map((frame, index) => {
    const [sin, cos] = [Math.sin((turned * index) / count), Math.cos((turned * index) / count)]
    return {
      ...frame,
      up: frame.up.clone().multiplyScalar(cos).addScaledVector(frame.side, -sin),
      side: frame.side.clone().multiplyScalar(cos).addScaledVector(frame.up, sin),
    }
  })
}

type SweepOptions = {
  closed?: boolean
  hint?: (index: number) => Vector3
  /** Size of the profile along the line, from 0 to 1. */
  scale?: (share: number) => number
  twist?: (share: number) => number
  crease?: number
  /** Round ends instead of flat ones. */
  roundEnds?: boolean
}

/** A profile (side, up) drawn along a line. */
export function sweep(profile: readonly Point[], points: Row, options: SweepOptions = {}) {
  const { closed = false, scale = () => 1, twist = () => 0 } = options
  const frames = framesAlong(points, closed, options.hint)
  const count = frames.length
  const ringAt = (frame: Frame, size: number, turn: number, push = 0) =>
    profile.map(([x, y]) => {
      const a = (x * Math.cos(turn) - y * Math.sin(turn)) * size
      const b = (x * Math.sin(turn) + y * Math.cos(turn)) * size

      return frame.point
        .clone()
        .addScaledVector(frame.side, a)
        .addScaledVector(frame.up, b)
        .addScaledVector(frame.along, push)
    })
  const rings = frames.map((frame, index) => {
    const share = index / (closed ? count : count - 1)
    return ringAt(frame, scale(share), twist(share))
  })
  if (options.roundEnds && !closed) {
    const reach = Math.max(...profile.map(([x, y]) => Math.hypot(x, y)))
    const dome = [0.95, 0.8, 0.6, 0.4, 0.2]
    const front = at(frames, 0)
    const back = at(frames, count - 1)
    const size = (height: number) => Math.sqrt(1 - height * height)
    rings.unshift(...dome.map((h) => ringAt(front, scale(0) * size(h), twist(0), -h * reach * scale(0))))
    rings.push(
      ...[...dome].reverse().map((h) => ringAt(back, scale(1) * size(h), twist(1), h * reach * scale(1))),
    )
  }

  return skin(rings, { ring: true, loop: closed, caps: !closed, crease: options.crease ?? 40 })
}

/** A round line. */
export const tube = (points: Row, radius: number, options: SweepOptions & { sides?: number } = {}) =>
  sweep(circle(radius, options.sides ?? 16), points, options)

export const circle = (radius: number, count = 24): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })
