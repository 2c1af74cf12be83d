import type { BufferGeometry } from 'three'
import type { Model, Part } from '../../kit/mesh/model'
import { steps, TAU, vector } from '../../kit/plane/maths'
import { column } from '../../kit/skins/column'
import { turned } from '../../kit/skins/turned'
import { choiceOf } from '../params'
import type { Params } from '../params'
import { grounded } from '../placing'
import { chain, hoop, leafKnot } from './pieces'
import { archCuff, leafBangle } from './shapes'

const wrists = ['cuff', 'links', 'leather', 'leaf', 'quai'] as const

/** Bracelets, standing as they lie: the opening away from us. `size` PM or GM of the cuff. */
export function bracelet(params: Params): Model {
  const design = choiceOf(params, 'design', wrists)
  switch (design) {
    case 'cuff': {
      const tall = params['size'] === 'PM' ? 2 : 3.6
      return { parts: grounded(archCuff(tall)) }
    }
    case 'leaf':
      return { parts: grounded(leafBangle()) }
    case 'leather': {
      return {
        parts: grounded([
          {
            name: 'cord-a',
            geometry: hoop(3, 0.16)
              .rotateX(-Math.PI / 2)
              .translate(0, 0.2, 0),
            slot: 'leather',
          },
          {
            name: 'cord-b',
            geometry: hoop(3.05, 0.16)
              .rotateX(-Math.PI / 2 + 0.01)
              .translate(0, 0.56, 0),
            slot: 'leather',
          },
          {
            name: 'knot',
            geometry: leafKnot(1.9, 0.12).rotateX(-0.35).translate(0, 0.72, 3.1),
            slot: 'metal',
          },
          {
            // Both turns of the cord go through it.
            name: 'clasp',
            geometry: column({ width: 0.98, depth: 0.62, power: 2.8 }, { from: -0.5, tall: 1, radius: 0.08 })
              .rotateZ(Math.PI / 2)
              .translate(0, 0.395, -2.99),
            slot: 'metal',
          },
        ]),
      }
    }
    case 'links':
    case 'quai': {
      const scale = design === 'quai' ? 0.68 : 1
      return { parts: grounded(linked(scale)) }
    }
  }
}

/** Where the clasp lies: behind, to the right; what the chain leaves free before and after it, radians; the last place of its line stays empty. */
const clasp = { turn: -0.8, before: 0.42, after: -0.17 }

/** Links of a chain, and a bar that has gone through the ring at the chain's other end and lies across it. */
function linked(scale: number): Part[] {
  const spot = (turn: number) =>
    vector(3.5 * Math.cos(turn) * (1 + 0.06 * Math.sin(2 * turn)), 0, 3.05 * Math.sin(turn))
  const from = clasp.turn + clasp.before * scale
  const to = clasp.turn + TAU - clasp.after * scale
  const line = steps(from, to, 96).map(spot)
  const links = { long: 1.85 * scale, wide: 1.25 * scale, thick: 0.18 * scale, tilt: 0.72 }
  const wire = 0.15 * scale
  const half = 1.12 * scale
  const bar = turned(
    [
      [0, -half],
      [wire, -half, 0.06],
      [wire, half, 0.06],
      [0, half],
    ],
    32,
  ).rotateX(Math.PI / 2)
  const place = spot(clasp.turn)
  // Across the chain where it would go on.
  const toSide = (piece: BufferGeometry, up: number) =>
    piece.rotateY(-clasp.turn + Math.PI / 2).translate(place.x, up, place.z)
  return [
    { name: 'chain', geometry: chain(line, links), slot: 'metal' },
    { name: 'ring', geometry: toSide(hoop(0.78 * scale, wire).rotateX(Math.PI / 2), 0), slot: 'metal' },
    { name: 'bar', geometry: toSide(bar, 2 * wire), slot: 'metal' },
    { name: 'eye', geometry: toSide(hoop(0.3 * scale, 0.08 * scale), 0.9 * wire), slot: 'metal' },
  ]
}
