import type { Cloth } from '../../../kit/cloth/cloth'
import { draped } from '../../../kit/cloth/draped'
import type { Draped } from '../../../kit/cloth/draped'
import { fabricOf } from '../../../kit/cloth/fabric'
import { laidOn } from '../../../kit/cloth/laid-on'
import { evenly, stepsOf } from '../../../kit/cloth/piece'
import { refined } from '../../../kit/cloth/refined'
import { placesOf } from '../../../kit/cloth/solved'
import type { Solved } from '../../../kit/cloth/solved'
import type { Model, Part } from '../../../kit/mesh/model'
import { isCoarse } from '../../../kit/plane/detail'
import { item, smooth } from '../../../kit/plane/maths'
import type { Point } from '../../../kit/plane/outline'
import { inset } from '../../../kit/plane/outline'
import { stitchRows } from '../../../kit/solids/stitches'
import type { Seam } from '../../../kit/solids/stitches'
import { grounded } from '../../placing'
import { choiceOf } from '../../params'
import type { Params } from '../../params'
import solvedShort from '../drapes/glove.json'
import solvedLong from '../drapes/long-glove.json'
import { forkLines, handOf, lengths } from './hand'
import type { Hand, Length } from './hand'
import { gloveCloth } from './sewing'

const solved: Record<Length, Solved> = { short: solvedShort, long: solvedLong }

/** Lambskin with its silk. */
const thickness = 0.06
/** From a seam to the thread beside it. */
const beside = 0.22
/** The hem that is turned in at the cuff. */
const hem = 0.9

/** How the right glove lies on the left one: turned about the upright, and moved. */
const lie = { turn: 0.1, across: 0.5, down: 0.9 }

/** A pair of gloves as they are laid on a table: empty, one on the other. */
export function gloves(params: Params): Model {
  const length = choiceOf(params, 'length', lengths)
  const hand = handOf(length)
  const left = gloveCloth(length, placesOf(solved[length]))
  const right = laidOn(turnedOver(left), left)
  return { parts: grounded([...glove('left', hand, left), ...glove('right', hand, right)]) }
}

/** The other hand's glove: mirrored, turned about the upright and moved on the table. */
function turnedOver(cloth: Cloth): Cloth {
  const { turn, across, down } = lie
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const positions = cloth.positions.slice()
  for (let place = 0; place < positions.length; place += 3) {
    const [x, z] = [-item(cloth.positions, place), item(cloth.positions, place + 2)]
    positions[place] = c * x + s * z + across
    positions[place + 2] = -s * x + c * z + down
  }
  const triangles = cloth.triangles.map((_, place) =>
    item(cloth.triangles, place - (place % 3) + ((3 - (place % 3)) % 3)),
  )
  return { ...cloth, positions, triangles }
}

function glove(name: 'left' | 'right', hand: Hand, cloth: Cloth): Part[] {
  const lying = draped(isCoarse() ? cloth : refined(cloth))
  const turnedIn = ([, y]: Point) => 0.03 * smooth(hem + 0.06, hem - 0.06, y - hand.low)
  return [
    { name: `glove-${name}`, geometry: fabricOf(lying, thickness, turnedIn), slot: 'cloth' },
    {
      name: `thread-${name}`,
      geometry: stitchRows(threads(hand, lying), { pitch: 0.3, length: 0.2, radius: 0.024, slant: 0.05 }),
      slot: 'stitch',
    },
  ]
}

/** Beside the seams, along the cuff's hem, and the three lines on the back of the hand. */
function threads({ cuffLine, low, outerSeams }: Hand, lying: Draped): Seam[] {
  const seams = [...forkLines, ...outerSeams].map((line) => inwards(line, beside))
  const hemLine = inwards(cuffLine, hem * 0.85).filter(([, y]) => y < low + hem * 1.2)
  const ridges = [
    [-1.62, 3.2, -0.42],
    [0.04, 3, 0],
    [1.66, 3.2, 0.4],
  ].map(([x = 0, y = 0, lean = 0]): Point[] => [
    [x, y],
    [x + lean, y + 4.6],
  ])
  return [...seams, hemLine, ...ridges].map((line) =>
    evenly(line, stepsOf(line, 0.05)).map((point) => {
      const { point: at, normal } = lying.spot(1, point)
      return { at, normal }
    }),
  )
}

/** An open line of the outline moved to its left, which is inside; its two ends are left out. */
const inwards = (line: readonly Point[], by: number): Point[] => inset(line, by).slice(2, -2)
