import { Box3, DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { placesOf } from '../../../kit/mesh/places'
import { zipBag } from './zip-bag'

it('the word mark of a zipped bag lies on its leather', () => {
  const { parts } = zipBag({
    shape: 'belt',
    width: 28,
    height: 15,
    depth: 7,
    softness: 0.2,
  })
  const of = (name: string) => parts.filter((part) => part.name === name).map(({ geometry }) => geometry)
  const face = of('front.face').map(
    (geometry) => new Mesh(geometry, new MeshBasicMaterial({ side: DoubleSide })),
  )

  const proud = of('mark')
    .flatMap((geometry) => placesOf(geometry))
    .filter((_, index) => index % 300 === 0)
    .map(({ x, y, z }) => {
      const ray = new Raycaster(new Vector3(x, y, 40), new Vector3(0, 0, -1))
      return z - (ray.intersectObjects(face)[0]?.point.z ?? 0)
    })

  expect(Math.max(...proud)).toBeGreaterThan(0.005)
})

it('the teeth of a zip end behind its slider, at a stop', () => {
  const { parts } = zipBag({ shape: 'box', width: 19, height: 10, depth: 2.5, corner: 0.9 })
  const of = (name: string) =>
    parts.filter((part) => part.name === name).flatMap(({ geometry }) => placesOf(geometry))
  const slider = new Box3().setFromPoints(of('zip-slider')).getCenter(new Vector3())

  const behind = of('zip-teeth').filter(({ x }) => x > slider.x)

  expect(Math.max(...behind.map((at) => at.distanceTo(slider)))).toBeLessThan(0.8)
  expect(Math.max(...of('zip-tape').map((at) => at.distanceTo(slider)))).toBeGreaterThan(1)
})

it.each([2.5, 0.9])(
  'the pull of a zip %s cm deep lies on it, neither in the air nor in the tape',
  (depth) => {
    const { parts } = zipBag({ shape: 'box', width: 12, height: 9, depth, corner: 0.9 })
    const of = (name: string) => parts.filter((part) => part.name === name).map(({ geometry }) => geometry)
    const tape = of('zip-tape').flatMap((geometry) => placesOf(geometry))
    const distances = of('zip-pull')
      .flatMap((geometry) => placesOf(geometry))
      .map((at) => Math.min(...tape.map((there) => there.distanceTo(at))))

    expect(Math.max(...distances)).toBeLessThan(0.6)
    expect(Math.min(...distances)).toBeGreaterThan(0.05)
  },
)
