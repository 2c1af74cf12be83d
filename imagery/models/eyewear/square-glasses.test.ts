import type { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { placesOf } from '../../kit/mesh/places'
import { squares } from './lens-shapes'
import { squareGlasses } from './square-glasses'
import { frontOutline } from './front'

const partsOf = (design: string) => {
  const { parts } = squareGlasses({ design })
  return (wanted: string) =>
    parts.filter(({ name }) => name === wanted).flatMap(({ geometry }) => placesOf(geometry))
}

/** Each place once, whatever number of triangles meet there. */
const once = (places: readonly Vector3[]) => [
  ...new Map(
    places.map((place) => [
      place
        .toArray()
        .map((value) => value.toFixed(3))
        .join(),
      place,
    ]),
  ).values(),
]

/** How far the corners of a part reach beyond the outermost places of the arm beside them, cm. */
function beyondArm(design: string, wanted: string): number[] {
  const named = partsOf(design)
  const arm = once(named('arm1'))
  return once(named(wanted)).map(({ x, z }) => {
    const beside = arm.filter((place) => Math.abs(place.z - z) < 0.15)
    return x - Math.max(...beside.map((place) => place.x))
  })
}

it('the name lies on the arm: off its surface it has a mirror image', () => {
  // Of every stroke a corner lies below the outermost places of the arm beside it, and another above.
  const over = beyondArm('square', 'mark1')

  expect(over.length).toBeGreaterThan(20)
  expect(Math.max(...over)).toBeLessThan(0.03)
  expect(Math.max(...over)).toBeGreaterThan(0.005)
  expect(Math.min(...over)).toBeGreaterThan(-0.04)
})

it('the line of nacre is flush with the arm: standing out it looks like a crease', () => {
  const over = beyondArm('slim', 'inlay1')

  expect(over.length).toBeGreaterThan(100)
  expect(Math.max(...over)).toBeLessThan(0.03)
})

describe.each(squares)('a front of acetate: %s', (design) => {
  const named = partsOf(design)

  it('has its pins on the rim, none over a lens', () => {
    const lens = named('lens1')
    const pin = named('rivets').filter(({ x }) => x > 0)
    const start = Math.min(...pin.map(({ x }) => x))
    const [low, high] = [Math.min(...pin.map(({ y }) => y)), Math.max(...pin.map(({ y }) => y))]
    const beside = lens.filter(({ y }) => y > low - 0.3 && y < high + 0.3)

    expect(beside.length).toBeGreaterThan(0)
    expect(start).toBeGreaterThan(Math.max(...beside.map(({ x }) => x)))
  })

  it('has arms that end inside it and do not come through', () => {
    const arm = named('arm1').filter(({ z }) => z > -1.5)
    const start = Math.min(...arm.map(({ x }) => x))
    const front = named('front').filter(({ x }) => x > start - 0.3)
    const out = arm.map((place) => {
      const near = front.filter(({ x, y }) => Math.hypot(x - place.x, y - place.y) < 0.25)
      return near.length > 0 ? place.z - Math.max(...near.map(({ z }) => z)) : -1
    })

    expect(Math.max(...out)).toBeLessThan(0)
  })

  it('turns nowhere sharply beside the bridge', () => {
    const outline = frontOutline(design)
    const turns = outline.map(([x, y], index) => {
      const [before, after] = [outline.at(index - 1), outline.at((index + 1) % outline.length)]
      if (!before || !after || Math.abs(x) > 1.5) return 0
      const own = Math.atan2(y - before[1], x - before[0])
      const next = Math.atan2(after[1] - y, after[0] - x)
      return Math.abs(Math.atan2(Math.sin(next - own), Math.cos(next - own)))
    })

    expect((Math.max(...turns) * 180) / Math.PI).toBeLessThan(20)
  })
})
