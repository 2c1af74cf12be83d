import { boxOf, fitCamera } from '../cameras/cameras'
import type { View } from '../cameras/cameras'
import { boundsOfModel } from '../kit/mesh/bounds'
import type { Model } from '../kit/mesh/model'
import { item } from '../kit/plane/maths'
import { entries } from '../models/registry'
import { onPaper, packshot } from '../pictures/finish'
import { paperOf } from '../pictures/paper'
import { readPasses } from '../pictures/passes'
import { hashOf } from '../render/hash'
import { renderTurns } from '../render/render'
import { cognac } from '../stills/palette'
import { filmSize, framesOf } from './film'
import type { Film } from './film'

const seconds = 7
const half = framesOf({ seconds }) / 2
const samples = 8
const model = 'top-handle-bag'
/** The piece BG-0101 in the colour of its second picture. */
const look = {
  sku: 'BG-0101',
  model,
  line: '晨曦',
  leather: 'smooth-calf',
  metal: 'gold',
  colour: cognac,
  colourName: 'cognac',
  params: { line: '晨曦', width: 21, height: 16, depth: 9 },
}
const view: View = { name: 'quarter', azimuth: 0, elevation: 8, fov: 15, fill: 0.86 }
/** How far it turns to either side: it goes there and back, so that every picture but two is seen twice. */
const furthest = (32 * Math.PI) / 180

const turned = ({ parts }: Model, angle: number): Model => ({
  parts: parts.map((part) => ({ ...part, geometry: part.geometry.clone().rotateY(angle) })),
})

/** Everything the piece passes through as it turns. */
const swept = (whole: Model): Model => ({
  parts: Array.from({ length: 9 }, (_, step) => turned(whole, furthest * (step / 4 - 1))).flatMap(
    ({ parts }) => parts,
  ),
})

async function prepare() {
  const entry = entries[model]
  if (!entry) throw new Error(`No model called ${model}`)
  const whole = entry.build(look.params)
  const sheet = entry.sheet(look)
  const space = swept(whole)
  const camera = fitCamera(space, view, 4 / 5)
  const box = boxOf(space, camera, filmSize)
  const scene = { model: whole, sheet, camera, size: filmSize }
  const files = await renderTurns(`turn-${hashOf(scene)}`, {
    ...scene,
    box,
    bounds: boundsOfModel(space),
    light: 'packshot',
    samples,
    isRecoloured: false,
    turns: Array.from({ length: half + 1 }, (_, frame) => -furthest * Math.cos((frame / half) * Math.PI)),
  })
  return async (frame: number) => {
    const passes = await readPasses(item(files, half - Math.abs(half - frame)))
    const paper = paperOf(passes, box, filmSize)
    return onPaper(packshot(passes.picture.values, passes.mask, paper, 1), box, filmSize)
  }
}

export const bagTurn: Film = { name: 'bag-turn', seconds, prepare }
