import { describe, expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import { placesOf } from '../../../kit/mesh/places'
import { withDetail } from '../../../kit/plane/detail'
import { item, steps } from '../../../kit/plane/maths'
import { liftOfCord } from './cord'
import { bucketBags } from '../forms/bucket-bags'
import { measures } from '../forms/measures'
import { underStrap } from '../mannequin/forearm'
import { bucketWall, cordAt, sideOfCord } from './wall'

const small = { diameter: 14, height: 18 }
const sack = { width: 29, height: 44, depth: 16 }
const bags = [
  {
    build: () => bucketBags.line(measures(small)),
    body: bucketWall({ ...small, oval: 1, softness: 0.22, flat: 1.5 }),
  },
  {
    build: () => (bucketBags['sack'] ?? bucketBags.line)(measures(sack)),
    body: bucketWall({ diameter: 20, height: 44, oval: 1.45, softness: 0.5, flat: 2.6 }),
  },
]

describe.each(bags)('a bag drawn together by a cord', ({ build, body }) => {
  const { parts } = withDetail(0.3, build)
  const partsOf = (pattern: RegExp) => parts.filter(({ name }) => pattern.test(name))
  const rim = body.wall(0.25, 1).y

  it.each(['left', 'right'])('has its tab on the leather of the %s side, above the cord', (name) => {
    const tab = partsOf(new RegExp(`^side-tab-${name}\\.`))
    const { min, max } = boundsOfModel({ parts: tab })
    expect(min.y).toBeGreaterThan(boundsOfModel({ parts: partsOf(/^eyelet\d/) }).max.y)
    expect(max.y).toBeLessThan(rim)
    const middle = tab.flatMap(({ geometry }) => placesOf(geometry)).filter(({ z }) => Math.abs(z) < 0.3)
    const off = middle
      .filter(({ y }) => y < rim - 1.2)
      .map(({ x, y }) => Math.abs(x) - Math.abs(body.wall(name === 'left' ? 0.75 : 0.25, y / body.height).x))
    expect(off.length).toBeGreaterThan(20)
    expect(Math.min(...off)).toBeGreaterThan(-0.1)
    expect(Math.max(...off)).toBeLessThan(0.6)
  })

  it('has its strap, and what of it folds around the rings, above the rim', () => {
    expect(boundsOfModel({ parts: partsOf(/^shoulder-strap/) }).min.y).toBeGreaterThan(rim)
  })

  it('has no stitch outside the outline of its strap', () => {
    const [strap, seam] = [/^shoulder-strap$/, /^shoulder-strap-seam/].map((pattern) =>
      boundsOfModel({ parts: partsOf(pattern) }),
    )
    expect(seam?.max.x).toBeLessThan(strap?.max.x ?? 0)
    expect(seam?.max.y).toBeLessThan(strap?.max.y ?? 0)
    expect(seam?.min.x).toBeGreaterThan(strap?.min.x ?? 0)
  })
})

it('a strap that is taut over a wrist leaves the ring straight, the way it is drawn', () => {
  const { parts } = withDetail(0.3, () => bucketBags.line(measures(small, underStrap)))
  const strap = parts.filter(({ name }) => name === 'shoulder-strap')
  const ring = boundsOfModel({ parts: parts.filter(({ name }) => name === 'strap-ring-right') })
  const places = strap.flatMap(({ geometry }) => placesOf(geometry))
  /** How far out the outer side of the strap lies, so high above the ring. */
  const outside = (above: number) =>
    Math.max(...places.filter(({ y }) => Math.abs(y - ring.max.y - above) < 0.25).map(({ x }) => x))
  const drawn = (outside(3) - outside(7)) / 4
  expect(drawn).toBeGreaterThan(0.2)
  expect((outside(1) - outside(3)) / 2).toBeCloseTo(drawn, 1)
})

describe('the cord of a bag', () => {
  const body = bucketWall({ diameter: 19, height: 24, oval: 1, softness: 0.2, flat: 1.5 })

  it('is in the middle of the leather in each eyelet, and lies over or under it between two', () => {
    for (const u of body.eyes) expect(liftOfCord(body, u)).toBeCloseTo(-0.07, 1)
    for (const u of steps(0, 1, 20).slice(0, -1)) {
      const lift = liftOfCord(body, u)
      if (sideOfCord(u) > 0.9) expect(lift).toBeCloseTo(0.19, 1)
      if (sideOfCord(u) < -0.9) expect(lift).toBeCloseTo(-0.41, 1)
    }
  })

  it('is inside where the tabs are sewn on, and makes no turn at once', () => {
    for (const u of [0.25, 0.75]) expect(liftOfCord(body, u)).toBeLessThan(-body.thickness)
    const places = steps(0, 1, 2000)
      .slice(0, -1)
      .map((u) => body.off(u, cordAt, liftOfCord(body, u)))
    const turns = places.slice(2).map((to, k) => {
      const [a, b] = [item(places, k), item(places, k + 1)]
      return b.clone().sub(a).angleTo(to.clone().sub(b)) / a.distanceTo(b)
    })
    // Bent tighter than its own radius it would be creased.
    expect(Math.max(...turns)).toBeLessThan(1 / 0.17)
  })
})
