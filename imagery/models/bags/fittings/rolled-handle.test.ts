import { expect, it } from 'vitest'
import { Box3 } from 'three'
import { placesOf } from '../../../kit/mesh/places'
import { rolledHandle } from './rolled-handle'

it.each([
  ['of a bag', { reach: 5.6, base: 1.72, height: 11, thick: 0.62 }],
  ['of a mini bag', { reach: 3.6, base: 1.72, height: 5, thick: 0.55 }],
])('a rolled handle %s is inside its ferrules where it ends', (_of, arch) => {
  const parts = rolledHandle({ ...arch, onTop: 0 })
  const pointsOf = (name: string) =>
    parts.filter((part) => part.name === name).flatMap(({ geometry }) => placesOf(geometry))
  for (const side of ['left', 'right']) {
    const ferrule = new Box3().setFromPoints(pointsOf(`${side}-ferrule`))
    const ends = pointsOf('handle').filter(
      ({ x, y }) => x < 0 === (side === 'left') && y < ferrule.max.y - 0.06,
    )
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.filter((point) => !ferrule.containsPoint(point))).toEqual([])
  }
})
