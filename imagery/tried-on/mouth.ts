import { bell, clamp, smooth } from '../kit/plane/maths'
import { noise } from './grain'
import { poresAt } from './skin'

/** The middle of the mouth and half its width, in the units of the house's drawn face, in whose place it stands. */
export const middle = { x: 480, y: 764 } as const
const HALF = 76

/** How far beside the middle a place is: 1 at the corners of the mouth. */
export const asideOf = (x: number) => Math.abs(x - middle.x) / HALF

/** A bell over two directions. */
const hill = (x: number, width: number, y: number, height: number) => bell(x, 0, width) * bell(y, 0, height)

/** Where the lips meet, and their upper and lower edges: how far down at a place beside the middle. */
export function seamAt(x: number): number {
  const d = asideOf(x)
  return 757.5 + 4.4 * (1 - smooth(0.1, 1, d)) + 1.5 * bell(d, 0, 0.15) - 1.4 * bell(d, 0.42, 0.2)
}
function upperEdgeAt(x: number): number {
  const d = Math.min(1, asideOf(x))
  return seamAt(x) - 25 * (1 - d ** 1.5) ** 0.9 + (d < 1 ? 4.6 * bell(d, 0, 0.12) - bell(d, 0.21, 0.12) : 0)
}
function lowerEdgeAt(x: number): number {
  return seamAt(x) + 34.5 * (1 - Math.min(1, asideOf(x)) ** 2.5) ** 0.98
}

type OnLips = {
  isUpper: boolean
  /** From the seam, 0, to the edge of the lip, 1. */
  share: number
  /** How much a place belongs to the lip, 0 to 1: its edge is soft, and not quite straight. */
  inside: number
}

/** Where a place is on the lips; null beside the mouth. */
export function onLips(x: number, y: number): OnLips | null {
  const d = asideOf(x)
  if (d >= 1) return null
  const seam = seamAt(x)
  const isUpper = y < seam
  const edge = isUpper ? upperEdgeAt(x) : lowerEdgeAt(x)
  const wavy = y + 1.2 * (noise(x / 9, y / 9) - 0.5) + 0.7 * (noise(x / 2.3, y / 2.3) - 0.5)
  const within = isUpper ? wavy - edge : edge - wavy
  const inside = smooth(-1.3, 1.3, within) * smooth(1, 0.86, d)
  return { isUpper, share: Math.abs(wavy - seam) / Math.max(0.8, Math.abs(edge - seam)), inside }
}

/** How high skin and lips stand towards the viewer. */
export function heightAt(x: number, y: number): number {
  const lips = onLips(x, y)
  if (!lips) return faceAt(x, y) + poresAt(x, y)
  const d = asideOf(x)
  const fullness = Math.max(0, 1 - d ** 2) ** 0.55 * smooth(1, 0.84, d)
  const { share, inside } = lips
  const rise = 1 - (1 - clamp(share / 0.5)) ** 2.2
  const roll = lips.isUpper
    ? 10 * rise * (1 - smooth(0.45, 1.25, share)) +
      1.6 * bell(share, 1.12, 0.16) +
      3.2 * bell(d, 0, 0.15) * bell(share, 0.35, 0.3)
    : 15 * rise * (1 - smooth(0.5, 1.35, share)) + 1.6 * bell(d, 0.26, 0.2) * bell(share, 0.5, 0.35)
  const seam = 2.2 * bell(y, seamAt(x), 1.4)
  return (
    faceAt(x, y) +
    fullness * (roll - seam) -
    inside * fullness * creasesAt((x - middle.x) / HALF, lips) +
    inside * 0.12 * (noise(x * 1.6, y * 1.6) - 0.5) +
    (1 - inside) * poresAt(x, y)
  )
}

/** The large shapes around a mouth, without the lips. */
function faceAt(x: number, y: number): number {
  const aside = x - middle.x
  const off = Math.abs(aside)
  const cheeks = -((off / 190) ** 2) * 95 - (off / 120) ** 4 * 10
  const muzzle = 17 * hill(aside, 92, y - 752, 66)
  const chin =
    12 * hill(aside, 44, y - 842, 27) -
    8.5 * hill(aside, 56, y - 809 + off * 0.08, 10) -
    (Math.max(0, y - 830) / 60) ** 2 * 26
  const nose =
    40 * hill(aside, 24, y - 655, 26) +
    20 * hill(off - 33, 12, y - 673, 16) -
    5 * hill(off - 17, 10, y - 691, 6)
  const groove = 6 + (y - 700) * 0.13
  const philtrum =
    smooth(696, 704, y) *
    smooth(741, 730, y) *
    (1.9 * bell(off, groove * 1.75, groove * 0.7) - 2.6 * bell(aside, 0, groove * 0.8))
  const corners = -5 * hill(off - 79, 8, y - 758, 7)
  const smile = -2.2 * bell(off, 62 + (y - 690) * 0.42, 9) * smooth(680, 700, y) * smooth(765, 735, y)
  return cheeks + muzzle + chin + nose + philtrum + corners + smile
}

/** The fine lines of lips run from the seam to the edge and fan out. `place` is -1 to 1 from corner to corner. */
function creasesAt(place: number, { isUpper, share }: OnLips): number {
  const fan =
    place * (1 + (isUpper ? -0.04 : 0.1) * share) + 0.035 * (noise(place * 9 + 5, share * 2.2) - 0.5)
  const line = (value: number) => 1 - Math.abs(2 * value - 1)
  const deep = line(noise(fan * 26 + (isUpper ? 40 : 0), share * 0.9)) ** 5
  const fine = line(noise(fan * 58 + 11, share * 1.7 + 3)) ** 4
  const finest = noise(fan * 120, share * 4)
  return smooth(0, 0.25, share) * smooth(1.25, 0.7, share) * (0.85 * deep + 0.5 * fine + 0.16 * finest)
}
