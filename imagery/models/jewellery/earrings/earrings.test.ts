import { Box3, Vector3 } from 'three'
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

/** The posts and the rest of the earring on one side. */
function earringOn(side: string, design: string): { posts: Part[]; piece: Part[] } {
  const own = earrings({ design }).parts.filter(({ name }) => name.startsWith(side))
  const isPost = ({ name }: Part) => name.endsWith('-post')
  return { posts: own.filter(isPost), piece: own.filter((part) => !isPost(part)) }
}

const sides = ['left', 'right']

it.each(['knot', 'diamonds', 'moonstone', 'links'])(
  'a pair of %s lies on the ends of its posts, which grow from its metal',
  (design) => {
    for (const side of sides) {
      const { posts, piece } = earringOn(side, design)
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

it.each([
  ['moonstone', 'hook', ['bezel']],
  ['links', 'stud', ['upper', 'lower']],
])(
  'of a drop of %s only the %s stands up, on a post behind it: all below lies flat',
  (design, top, below) => {
    for (const side of sides) {
      const { posts, piece } = earringOn(side, design)
      const named = (name: string) =>
        boundsOfModel({ parts: piece.filter((part) => part.name === `${side}-${name}`) })
      for (const name of below) expect(named(name).min.y).toBeLessThan(0.03)
      expect(named(top).max.y).toBeGreaterThan(0.4)
      expect(boundsOfModel({ parts: posts }).min.z).toBeLessThan(named(top).min.z)
    }
  },
)

/** The middle of each piece of a wire of so many sides, as its tube is cut. */
function wireOf(parts: readonly Part[], name: string, sides: number): Vector3[] {
  const corners = parts
    .filter((part) => part.name.endsWith(name))
    .flatMap(({ geometry }) => placesOf(geometry))
  // Two triangles a side.
  const piece = 6 * sides
  return Array.from({ length: corners.length / piece }, (_, index) =>
    corners
      .slice(index * piece, (index + 1) * piece)
      .reduce((sum, corner) => sum.add(corner), new Vector3())
      .divideScalar(piece),
  )
}

it.each([
  ['as they lie', earrings({ design: 'links' }).parts.filter(({ name }) => name.startsWith('left'))],
  ['worn', wornEarring({ design: 'links' }).parts],
])('links %s touch where they cross, and do not run into each other', (_, parts) => {
  const [stud, upper, lower] = [
    wireOf(parts, 'stud', 20),
    wireOf(parts, 'upper', 14),
    wireOf(parts, 'lower', 14),
  ]
  for (const [one, other, apart] of [
    [stud, upper, 0.11 + 0.14],
    [upper, lower, 0.14 + 0.17],
  ] as const) {
    const gap = Math.min(...one.flatMap((place) => other.map((next) => place.distanceTo(next)))) - apart
    expect(gap).toBeGreaterThan(-0.02)
    expect(gap).toBeLessThan(0.05)
  }
})

it.each(['moonstone', 'links'])('a drop of %s is worn without a post in sight', (design) => {
  expect(wornEarring({ design }).parts.map(({ name }) => name)).not.toContain('post')
})
