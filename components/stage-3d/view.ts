/** From where a stage is looked at: radians around the upright axis and above the ground; zoom 1 shows the whole piece. */
export type View = { azimuth: number; elevation: number; zoom: number }

const limits = { elevation: [0.02, 1.35], zoom: [0.8, 4] } as const

/** How much of the way to its goal a view goes each second, as an exponent: a finger is followed at once. */
const paces = { held: Infinity, stepped: 9, gliding: 4.5 } as const

const within = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value))

export type MovingView = {
  now: () => View
  /** Radians. A press goes there smoothly; a finger takes it along. */
  turn: (azimuth: number, elevation: number, pace?: 'held' | 'stepped') => void
  /** Lets go at a speed in radians a second: it glides to rest, unless the shopper wants no motion. */
  release: (azimuth: number, elevation: number) => void
  zoomBy: (factor: number, pace?: 'held' | 'stepped') => void
  reset: () => void
  /** Moves on by so many seconds. Answers whether it is still on its way. */
  advance: (seconds: number) => boolean
}

/** A view that a shopper turns. `isCalm` says whether motion is unwanted: then every change is there at once. */
export function movingView(start: View, isCalm: () => boolean): MovingView {
  let now = start
  let goal = start
  let pace: number = paces.held

  const head = (to: View, at: keyof typeof paces) => {
    goal = {
      azimuth: to.azimuth,
      elevation: within(to.elevation, limits.elevation),
      zoom: within(to.zoom, limits.zoom),
    }
    pace = isCalm() ? paces.held : paces[at]
    if (pace === paces.held) now = goal
  }
  const turned = (azimuth: number, elevation: number) => ({
    ...goal,
    azimuth: goal.azimuth + azimuth,
    elevation: goal.elevation + elevation,
  })

  return {
    now: () => now,
    turn: (azimuth, elevation, at = 'stepped') => head(turned(azimuth, elevation), at),
    release(azimuth, elevation) {
      // As far as its speed carries it while it slows down evenly.
      if (!isCalm()) head(turned(azimuth / paces.gliding, elevation / paces.gliding), 'gliding')
    },
    zoomBy: (factor, at = 'stepped') => head({ ...goal, zoom: goal.zoom * factor }, at),
    reset: () => head(start, 'stepped'),
    advance(seconds) {
      const share = 1 - Math.exp(-pace * seconds)
      const step = (from: number, to: number) =>
        Math.abs(to - from) < 1e-4 ? to : from + (to - from) * share
      now = {
        azimuth: step(now.azimuth, goal.azimuth),
        elevation: step(now.elevation, goal.elevation),
        zoom: step(now.zoom, goal.zoom),
      }
      return now.azimuth !== goal.azimuth || now.elevation !== goal.elevation || now.zoom !== goal.zoom
    },
  }
}
