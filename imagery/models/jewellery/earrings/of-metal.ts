import type { Part } from '../../../kit/mesh/model'
import { turned } from '../../../kit/skins/turned'
import type { Params } from '../../params'
import { laid } from '../../placing'
import { crescent, hoop, leafKnot, link } from '../pieces'
import { rbox } from '../shapes'

export const knot = (): Part[] => laid([{ name: 'knot', geometry: leafKnot(2.7, 0.15), slot: 'metal' }])

export function hoops(params: Params): Part[] {
  const radius = params['size'] === 'PM' ? 1.45 : 2.15
  return laid([{ name: 'hoop', geometry: crescent(radius, radius * 0.2, 0.3, 0.95), slot: 'metal' }])
}

export const cuffs = (): Part[] =>
  laid(
    [0, 1, 2].map((index): Part => ({
      name: `line${index}`,
      geometry: crescent(1.05 - index * 0.04, 0.17, 1.5 + index * 0.25, 1)
        .rotateZ(0.3 * index)
        .translate(0, 0, index * 0.3),
      slot: 'metal',
    })),
  )

/** Each ring leans against the wire of the next, by turns to either side. */
export const links = (): Part[] =>
  laid([
    { name: 'stud', geometry: hoop(0.42, 0.11).rotateY(-0.5).translate(0, 2.24, -0.1), slot: 'metal' },
    {
      name: 'upper',
      geometry: link(1.9, 1.25, 0.14)
        .rotateZ(Math.PI / 2)
        .rotateY(0.6)
        .translate(0, 1.4, 0),
      slot: 'metal',
    },
    {
      name: 'lower',
      geometry: link(2.7, 1.7, 0.17)
        .rotateZ(Math.PI / 2)
        .rotateY(-0.45)
        .translate(0, -0.28, 0),
      slot: 'metal',
    },
  ])

export function cufflinks(): Part[] {
  const face = [0.34, 0.54, 0.74].map((radius, index): Part => ({
    name: `arch${index}`,
    geometry: crescent(radius, 0.06, Math.PI * 1.02, 1)
      .rotateZ(Math.PI)
      .translate(0, -0.3, 0.3),
    slot: 'metal',
  }))
  return laid([
    { name: 'plate', geometry: rbox(2, 1.7, 0.3, 0.12).translate(0, 0, 0.1), slot: 'brushed' },
    ...face,
    {
      name: 'stem',
      geometry: turned(
        [
          [0, 0],
          [0.14, 0],
          [0.12, 1.3],
          [0, 1.3],
        ],
        24,
      )
        .rotateX(-Math.PI / 2)
        .translate(0, 0, 0),
      slot: 'metal',
    },
    {
      name: 'bar',
      geometry: turned(
        [
          [0, -0.8],
          [0.2, -0.8, 0.1],
          [0.16, 0],
          [0.2, 0.8, 0.1],
          [0, 0.8],
        ],
        32,
      )
        .rotateZ(Math.PI / 2)
        .translate(0, 0, -1.4),
      slot: 'metal',
    },
  ])
}
