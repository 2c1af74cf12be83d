import { withDetail } from '../kit/plane/detail'
import { clamp } from '../kit/plane/maths'
import { camera, light, moved, set } from './buckle/set'
import { framesOf } from './film'
import type { Film } from './film'
import { renderMoving, shownFrames } from './moving-frames'

const seconds = 6
const half = framesOf({ seconds }) / 2
/** Frames it takes to close; before and after them it is held open, and lies still. */
const count = 23
const still = 30

const samples = 5
/** Fine enough for a film: a half of the pieces of a picture. */
const fine = 0.55
/** How bright its brighter parts are on screen: the metal is brighter than the stone. */
const key = 0.72

/** How many moves a frame is from closed: it opens and closes the same way, so that every picture is seen twice. */
export const moveOf = (frame: number) => clamp(half - Math.abs(half - frame) - still, 0, count)

async function prepare() {
  const moving = withDetail(fine, () =>
    Array.from({ length: count + 1 }, (_, move) => moved(1 - move / count)),
  )
  const scene = { name: 'buckle-close', camera, light, samples }
  const show = await shownFrames(await renderMoving({ ...scene, set: set(), moving }), key)
  return (frame: number) => show(moveOf(frame))
}

/** A strap is held over its buckle; the prong falls through its hole, and both lie down. */
export const buckleClose: Film = { name: 'buckle-close', seconds, prepare }
