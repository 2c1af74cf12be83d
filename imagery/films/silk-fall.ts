import { solveFilmed } from '../drapes/make'
import { framesOf } from './film'
import type { Film } from './film'
import { renderMoving, shownFrames } from './moving-frames'
import { poured, seconds, silkTask } from './silk/pour'
import { camera, light, set, silkAt } from './silk/set'

const samples = 3
/** How bright its brighter parts are on screen. */
const key = 0.76
/** Frames that are built before they are rendered, and how many such lots there are at a time, each in a Blender. */
const lot = 12
const lots = 2

async function prepare() {
  const solved = await solveFilmed('silk-fall', silkTask())
  const scene = { name: 'silk-fall', camera, light, samples, set: set() }
  const files: string[] = []

  const shoot = async (first: number) => {
    const moving = Array.from({ length: lot }, (_, index) => silkAt(poured(solved, first + index)))
    const shots = await renderMoving({ ...scene, moving })
    shots.forEach((file, index) => (files[first + index] = file))
  }
  const everyOther = async (first: number) => {
    for (let frame = first; frame < framesOf({ seconds }); frame += lot * lots) await shoot(frame)
  }
  await Promise.all(Array.from({ length: lots }, (_, index) => everyOther(index * lot)))
  return shownFrames(files, key)
}

/** Silk is drawn over the edge of a stone and falls, without an end. */
export const silkFall: Film = { name: 'silk-fall', seconds, prepare }
