import type { BufferGeometry } from 'three'
import { item, lerp, smooth, steps, vector } from '../../../kit/plane/maths'
import { pieces } from '../../../kit/plane/detail'
import { evenedLine } from '../../../kit/plane/outline'
import type { Point } from '../../../kit/plane/outline'
import type { Row } from '../../../kit/skins/raw'
import { skin } from '../../../kit/skins/skin'
import { cone } from '../../../kit/solids/implicit'
import type { Field } from '../../../kit/solids/implicit'
import { throughPoints } from '../../../kit/solids/sweep'

/** What the arm must leave free: where handles lie on it, how high, and how far the bag goes back. */
export type Reach = {
  /** The level of the arm's upper side where handles lie. */
  level: number
  /** From the hindmost handle to the foremost. */
  back: number
  front: number
  /** The bag goes back as far as this. */
  behind: number
  /** The bag hangs so close below the arm that the hand would hide a corner: it is lifted. */
  isClose: boolean
}

/** A section of the arm, upright to where it goes: `turn` is how far that is turned up, radians. */
export type Section = { y: number; z: number; turn: number; high: number; wide: number }

/** Half the height and half the width of the wrist where handles lie, and half its height at the joint. */
const wrist = { high: 2.55, wide: 1.98, slender: 2.28 }

/** What a strap is drawn over: where a bag hangs far from its back, the wrist is still a little wider. */
export const underStrap = { high: wrist.high, wide: 2.1 }

/** From the middle of the column to the bag's back. */
const free = 7

/** The middle of the column the arm rises from. */
export const columnOf = ({ behind }: Reach) => behind - free

/** How far the hand is turned up at the wrist, radians. */
const liftOf = ({ isClose }: Reach) => (isClose ? 0.45 : (-9 * Math.PI) / 180)

/** How far the arm is level before and behind the handles, cm, and how long the bend of the wrist is. */
const level = { beyond: 1.2, bend: 3.1 }

/** Below where handles lie, so that they are not cut in. */
const hair = 0.065

/** How far apart sections are, cm. */
const apart = 0.25

/** From the foot up and forward over the elbow, level under the handles. */
function rising(reach: Reach): Section[] {
  const { back, front, isClose } = reach
  const column = columnOf(reach)
  const top = reach.level
  const line = throughPoints([
    vector(0, 1, column),
    vector(0, top * 0.45, column),
    vector(0, top - 13, column + 0.2),
    vector(0, top - 6.2, column + 1.3),
    vector(0, top - 3.5, column + 5),
    vector(0, top - wrist.high - 0.15, Math.min(back - 0.5, column + 10)),
    vector(0, top - wrist.high, (back + front) / 2),
    vector(0, top - wrist.high, front + 3),
    vector(0, top - wrist.high + (isClose ? 1.6 : -1), front + 8.5),
  ])
  const length = line.getLength()
  line.arcLengthDivisions = 600
  line.updateArcLengths()
  const shares = steps(0, 1, Math.round(length / apart))
  const highs = shares.map((share) => lerp(wrist.high, 3.4, smooth(14, 32, length * (1 - share))))
  const levelled = ([y, z]: Point, index: number): Point => [
    lerp(y, top - hair - item(highs, index), smooth(back - 6, back - level.beyond, z)),
    z,
  ]
  const raw = shares.map((share): Point => {
    const { y, z } = line.getPointAt(share)
    return [y, z]
  })
  // Once more at the end: what was evened is no longer level where the elbow is near.
  const places = evenedLine(raw.map(levelled), 150).map(levelled)
  const flat = wrist.wide / wrist.high
  const sections = places.map(([y, z], index) => {
    const high = item(highs, index)
    return {
      y,
      z,
      turn: 0,
      high,
      wide: high * lerp(1, flat, smooth(0.38, 0.92, item(shares, index))),
    }
  })
  return turned(sections.filter(({ z }) => z < front + level.beyond))
}

/** Every section turned to where the next one is from the one before. */
function turned(sections: readonly Section[]): Section[] {
  return sections.map((section, index) => {
    const from = item(sections, Math.max(0, index - 1))
    const to = item(sections, Math.min(sections.length - 1, index + 1))
    return { ...section, turn: Math.atan2(to.y - from.y, to.z - from.z) }
  })
}

/** The arm from its foot to the joint of the wrist, which is the last section. */
export function forearm(reach: Reach): Section[] {
  const sections = rising(reach)
  const last = item(sections, sections.length - 1)
  const lift = liftOf(reach)
  const count = Math.round(level.bend / (apart / 2))
  const stride = level.bend / count
  let place = { ...last, turn: 0 }
  const bend = steps(0, 1, count)
    .slice(1)
    .map((share) => {
      const turn = lift * smooth(0, 1, share)
      const high = lerp(last.high, wrist.slender, smooth(0, 1, share))
      place = {
        y: place.y + Math.sin(turn) * stride,
        z: place.z + Math.cos(turn) * stride,
        turn,
        high,
        wide: (last.wide / last.high) * high,
      }
      return place
    })
  return [...sections, ...bend]
}

/** Behind the section by `before`, and smaller all round by `inset`. */
function ring({ y, z, turn, high, wide }: Section, before = 0, inset = 0): Row {
  const [s, c] = [Math.sin(turn), Math.cos(turn)]
  const count = pieces(120, 24)
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const up = (high - inset) * Math.sin(angle)
    return vector((wide - inset) * Math.cos(angle), y + up * c - before * s, z - up * s - before * c)
  })
}

/** Its end is rounded and goes on, thinner, into the hand: a fine groove is left between them. */
export const groove = { half: 0.035, deep: 0.16, round: 0.07 }

/** The surface of the arm from `foot` up to the joint. */
export function forearmSkin(sections: readonly Section[], foot: number): BufferGeometry {
  const shown = sections.filter(({ y, turn }) => y > foot || turn < 1)
  const joint = item(shown, shown.length - 1)
  const rim = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const [s, c] = [Math.sin((share * Math.PI) / 2), Math.cos((share * Math.PI) / 2)]
    return ring(joint, groove.half + groove.round * (1 - s), groove.round * (1 - c))
  })
  return skin(
    [
      ...shown.slice(0, -1).map((section) => ring(section)),
      ...rim,
      ring(joint, groove.half, groove.deep),
      ring(joint, -0.4, groove.deep),
    ],
    { ring: true, caps: true, crease: 40 },
  )
}

/** How far a place is from the arm up to the joint. */
export function forearmField(sections: readonly Section[]): Field {
  const bones = sections.filter((_, index) => index % 4 === 0 || index === sections.length - 1)
  const cones = bones.slice(1).map((to, index) => {
    const from = item(bones, index)
    return cone([0, from.y, from.z, from.high], [0, to.y, to.z, to.high], to.wide / to.high)
  })
  return (x, y, z) => {
    const away = bones.map((bone) => (bone.y - y) ** 2 + (bone.z - z) ** 2)
    const nearest = away.indexOf(Math.min(...away))
    return cones
      .slice(Math.max(0, nearest - 2), nearest + 2)
      .reduce((least, field) => Math.min(least, field(x, y, z)), Infinity)
  }
}
