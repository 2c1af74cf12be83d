import { at } from '../plane/curves'
import { steps, vector } from '../plane/maths'
import type { Point } from '../plane/outline'
import { skin } from './skin'

type Profile = readonly (readonly [number, number, number?])[]

/** A profile `[radius, height]` with its corners rounded by their third number. */
export const roundedProfile = (profile: Profile): Point[] =>
  profile.flatMap(([radius, height, round = 0], index): Point[] => {
    if (round <= 0 || index === 0 || index === profile.length - 1) return [[radius, height]]
    const before = at(profile, index - 1)
    const after = at(profile, index + 1)
    const back = Math.hypot(before[0] - radius, before[1] - height)
    const on = Math.hypot(after[0] - radius, after[1] - height)
    const reach = Math.min(round, back / 2, on / 2)

    return steps(0, 1, 6).map((t) => {
      const a = (1 - t) * (1 - t)
      const b = t * t
      const c = 2 * t * (1 - t)
      const from = reach / back
      const to = reach / on

      return [
        a * (radius + (before[0] - radius) * from) + b * (radius + (after[0] - radius) * to) + c * radius,
        a * (height + (before[1] - height) * from) + b * (height + (after[1] - height) * to) + c * height,
      ] as const
    })
  })

/** A profile `[radius, height]` turned about the upright axis, corners rounded by their third number. */
export function turned(profile: Profile, segments = 96, crease = 35) {
  const rings = roundedProfile(profile).map(([radius, height]) =>
    Array.from({ length: segments }, (_, index) => {
      const angle = (index / segments) * 2 * Math.PI
      return vector(
        Math.max(radius, 1e-5) * Math.sin(angle),
        height,
        Math.max(radius, 1e-5) * Math.cos(angle),
      )
    }),
  )

  return skin(rings, { ring: true, caps: true, crease })
}

/** A ball, or an egg when scaled afterwards. */
export function ball(radius: number, segments = 64) {
  const rings = steps(0, 1, segments / 2)
    .slice(1, -1)
    .map((share) => {
      const angle = (share - 0.5) * Math.PI
      return Array.from({ length: segments }, (_, index) => {
        const turn = (index / segments) * 2 * Math.PI
        const r = radius * Math.cos(angle)
        return vector(r * Math.sin(turn), radius * Math.sin(angle), r * Math.cos(turn))
      })
    })

  return skin(rings, { ring: true, caps: true, crease: 60 })
}
