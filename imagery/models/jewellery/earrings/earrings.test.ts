import { Box3 } from 'three'
import { expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import type { Part } from '../../../kit/mesh/model'
import { placesOf } from '../../../kit/mesh/places'
import { earrings, wornEarring } from './earrings'

it('a hoop hangs by both its ends, on either side of the place it hangs from', () => {
  const model = wornEarring({ design: 'hoops', size: 'GM' })
  const { max } = boundsOfModel(model)
  const ends = model.parts
    .flatMap(({ geometry }) => placesOf(geometry))
    .filter(({ y }) => y > max.y - 0.1)
    .map(({ x }) => x)

  expect(Math.min(...ends)).toBeCloseTo(-Math.max(...ends), 1)
  // As wide as a lobe at most, or one of them would be in the air beside it.
  expect(Math.max(...ends)).toBeLessThan(0.4)
})

it.each(['knot', 'diamonds'])(
  'a stud, such as of %s, leans on the end of its post and on its lower edge',
  (design) => {
    const { parts } = earrings({ design })
    for (const side of ['left', 'right']) {
      const own = parts.filter(({ name }) => name.startsWith(side))
      const isPost = ({ name }: Part) => name.endsWith('-post')
      const [posts, piece] = [own.filter(isPost), own.filter((part) => !isPost(part))]
      for (const some of [posts, piece]) expect(boundsOfModel({ parts: some }).min.y).toBeCloseTo(0, 2)
      const post = posts.flatMap(({ geometry }) => placesOf(geometry)).filter((_, index) => index % 17 === 0)
      const near = new Box3().setFromPoints(post).expandByScalar(0.1)
      const metal = piece
        .filter(({ slot }) => slot === 'metal')
        .flatMap(({ geometry }) => placesOf(geometry))
        .filter((place) => near.containsPoint(place))
      const gaps = post.map((place) => Math.min(...metal.map((other) => place.distanceTo(other))))
      expect(Math.min(...gaps)).toBeLessThan(0.05)
    }
  },
)
