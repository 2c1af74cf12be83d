import { wholeOf } from '../cameras/cameras'
import type { Camera } from '../cameras/cameras'
import { item } from '../kit/plane/maths'
import { developed, gainOf } from '../pictures/developed'
import { readPasses } from '../pictures/passes'
import { hashOf } from '../render/hash'
import { renderMoves } from '../render/render'
import { together } from '../stills/sets/piece'
import type { Piece } from '../stills/sets/piece'
import type { Light } from '../stills/still'
import { filmSize } from './film'

type Scene = {
  name: string
  camera: Camera
  light: Light
  samples: number
  /** What stands still. */
  set: readonly Piece[]
  /** What moves, one for each frame. */
  moving: readonly Piece[]
}

/** Renders what moves in a set that is built once; the files of the frames. */
export async function renderMoving({ name, set, moving, ...view }: Scene): Promise<string[]> {
  // Counted on from what stands still, so that no two pieces have the same name.
  const unseen = set.map(() => ({ parts: [], sheet: {} }))
  const moves = moving.map((piece) => together([...unseen, piece]))
  const { model, sheet } = together([...set])
  const scene = {
    ...{ ...view, size: filmSize, box: wholeOf(filmSize), isRecoloured: false },
    sheet: { ...sheet, ...item(moves, 0).sheet },
  }
  const parts = [model, ...moves.map((move) => move.model)].flatMap((one) => one.parts)
  return renderMoves(`${name}-${hashOf({ ...scene, model: { parts } })}`, {
    ...scene,
    model,
    moves: moves.map((move) => move.model),
  })
}

/** How rendered frames are shown: all as bright as makes the first's brighter parts `key`. */
export async function shownFrames(
  files: readonly string[],
  key: number,
): Promise<(index: number) => Promise<Buffer>> {
  const pictureAt = async (index: number) => (await readPasses(item(files, index))).picture
  const gain = gainOf(await pictureAt(0), key)
  return async (index) => developed(await pictureAt(index), gain)
}
