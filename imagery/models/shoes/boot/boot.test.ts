import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { item, steps } from '../../../kit/plane/maths'
import { boot } from './boot'

it('a heeled boot shows no lining through its instep', () => {
  const parts = boot({ design: 'heeled', heel: 85, shaft: 11 }).parts.filter(({ name }) =>
    name.startsWith('right-upper'),
  )
  const material = new MeshBasicMaterial({ side: DoubleSide })
  const meshes = parts.map(({ name, geometry }) => Object.assign(new Mesh(geometry, material), { name }))
  const middle = item(parts, 0).geometry.boundingBox?.getCenter(new Vector3()) ?? new Vector3()

  const met = steps(8.5, 12.5, 20).flatMap((y) =>
    steps(-0.4, 0.4, 8).map((z) => {
      const ray = new Raycaster(new Vector3(middle.x + 40, y, middle.z + z), new Vector3(-1, 0, 0))
      return ray.intersectObjects(meshes)[0]?.object.name
    }),
  )

  expect(new Set(met)).toEqual(new Set(['right-upper.outside']))
})
