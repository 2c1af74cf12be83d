import type { Model } from '../../kit/mesh/model'
import { vector } from '../../kit/plane/maths'
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
              .rotateX(-Math.PI / 2 + 0.07)
              .translate(0, 0.52, 0),
            slot: 'leather',
          },
          {
            name: 'knot',
            geometry: leafKnot(1.9, 0.12).rotateX(-0.35).translate(0, 0.72, 3.1),
            slot: 'metal',
          },
          {
            name: 'clasp',
            geometry: turned(
              [
                [0, -0.6],
                [0.34, -0.6, 0.08],
                [0.34, 0.6, 0.08],
                [0, 0.6],
              ],
              48,
            )
              .rotateZ(Math.PI / 2)
              .scale(1, 1.15, 1)
              .translate(0, 0.38, -3.02),
            slot: 'metal',
          },
        ]),
      }
    }
    case 'links':
    case 'quai': {
      const isSlim = design === 'quai'
      const line = Array.from({ length: 48 }, (_, index) => {
        const turn = (index / 48) * Math.PI * 2
        return vector(3.5 * Math.cos(turn) * (1 + 0.06 * Math.sin(2 * turn)), 0, 3.05 * Math.sin(turn))
      })
      const links = isSlim ? { long: 1.25, wide: 0.86, thick: 0.12 } : { long: 1.85, wide: 1.25, thick: 0.18 }
      return {
        parts: grounded([
          { name: 'chain', geometry: chain(line, { ...links, closed: true, tilt: 0.72 }), slot: 'metal' },
          {
            name: 'bar',
            geometry: turned(
              [
                [0, -1],
                [0.13, -1, 0.08],
                [0.13, 1, 0.08],
                [0, 1],
              ],
              32,
            )
              .rotateZ(Math.PI / 2)
              .rotateY(0.5)
              .translate(2.6, 0, -2.9),
            slot: 'metal',
          },
        ]),
      }
    }
  }
}
