import { faceWidth, type Mesh } from './mesh'

/** How many times a second a filter lets a change through; radians a second make the share of one frame. */
const shareOf = (cutoffHz: number, seconds: number) => 1 / (1 + 1 / (2 * Math.PI * cutoffHz * seconds))

const REST_CUTOFF_HZ = 1.4
/** How much more is let through for each face width a second. */
const CUTOFF_PER_SPEED = 28
const SPEED_CUTOFF_HZ = 3

/** A face that is gone for less than this is painted where it was. Milliseconds. */
const PATIENCE_MS = 240
/** How long paint takes to come and go. Milliseconds. */
const FADE_MS = 180

/** A face as it is painted, and how strongly: 0 to 1. */
export type SteadyFace = { mesh: Mesh; strength: number }

type Memory = { mesh: Mesh; speed: number; at: number; seenAt: number; strength: number }

/**
 * Follows one face from picture to picture: what trembles is calmed, what moves is followed at once (the one-euro filter, with one
 * speed for the whole face, so that its shape stays its own). A face that comes or goes does so softly.
 */
export function createFollower() {
  let last: Memory | null = null

  /** The face to paint for what was found at a moment, milliseconds; null where there is none. */
  function follow(found: Mesh | null, at: number): SteadyFace | null {
    last = found ? seen(last, found, at) : missed(last, at)
    return last && { mesh: last.mesh, strength: last.strength }
  }

  return { follow }
}

function seen(last: Memory | null, found: Mesh, at: number): Memory {
  if (!last || at <= last.at) return { mesh: found, speed: 0, at, seenAt: at, strength: last?.strength ?? 0 }
  const seconds = (at - last.at) / 1000
  const strength = Math.min(1, last.strength + (at - last.at) / FADE_MS)
  const moved = meanDistance(last.mesh, found) / Math.max(1, faceWidth(found))
  // Another face, or the same one elsewhere: nothing glides across the picture.
  if (moved > 0.5) return { mesh: found, speed: 0, at, seenAt: at, strength: 0 }
  const speed = last.speed + (moved / seconds - last.speed) * shareOf(SPEED_CUTOFF_HZ, seconds)
  const share = shareOf(REST_CUTOFF_HZ + CUTOFF_PER_SPEED * speed, seconds)
  const before = last.mesh
  const mesh = found.map((value, index) => {
    const old = before[index] ?? value
    return old + (value - old) * share
  })
  return { mesh, speed, at, seenAt: at, strength }
}

function missed(last: Memory | null, at: number): Memory | null {
  if (!last) return null
  if (at - last.seenAt < PATIENCE_MS) return { ...last, at }
  const strength = last.strength - (at - last.at) / FADE_MS
  return strength > 0 ? { ...last, at, strength } : null
}

function meanDistance(a: Mesh, b: Mesh): number {
  let sum = 0
  for (let at = 0; at < b.length; at += 2) {
    sum += Math.hypot((b[at] ?? 0) - (a[at] ?? 0), (b[at + 1] ?? 0) - (a[at + 1] ?? 0))
  }
  return sum / (b.length / 2)
}
