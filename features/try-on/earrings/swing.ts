/** How an earring hangs: its angle from the plumb line and how fast it changes, radians and radians a second. */
export type Swing = { angle: number; speed: number; x: number; velocity: number }

/** How often it swings by itself, and how soon it comes to rest: 1 without swinging at all. */
const FREQUENCY = 2 * Math.PI * 1.7
const DAMPING = 0.22
/** Radians a second² for each face width a second² its lobe is pulled aside. */
const PULL = 5
const FURTHEST = 0.38
/** A longer pause is another beginning. Seconds. */
const PAUSE = 0.25

/** The state after `seconds` in which the lobe came to `x`, in widths of the face. */
export function swung(before: Swing | null, x: number, seconds: number): Swing {
  if (!before || seconds > PAUSE || seconds <= 0) return { angle: 0, speed: 0, x, velocity: 0 }
  const velocity = (x - before.x) / seconds
  const pull = ((velocity - before.velocity) / seconds) * PULL
  const steps = Math.max(1, Math.ceil(seconds / 0.008))
  const step = seconds / steps
  let { angle, speed } = before
  for (let at = 0; at < steps; at++) {
    speed += (-pull - FREQUENCY ** 2 * angle - 2 * DAMPING * FREQUENCY * speed) * step
    angle += speed * step
  }
  return { angle: Math.max(-FURTHEST, Math.min(FURTHEST, angle)), speed, x, velocity }
}
