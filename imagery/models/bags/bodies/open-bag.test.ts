import { DoubleSide, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { boundsOfModel } from '../../../kit/mesh/bounds'
import { withDetail } from '../../../kit/plane/detail'
import { steps } from '../../../kit/plane/maths'
import { openBag } from './open-bag'

it('one looks through the mouth of an open bag down to its floor', () => {
  const { parts } = withDetail(0.3, () =>
    openBag({ width: 36, height: 28, depth: 15, handles: { kind: 'flat', height: 14 } }),
  )
  const material = new MeshBasicMaterial({ side: DoubleSide })
  const meshes = parts.map(({ name, geometry }) => Object.assign(new Mesh(geometry, material), { name }))
  const side = boundsOfModel({ parts: parts.filter(({ name }) => name.startsWith('side')) })

  const met = steps(-13, 13, 8).flatMap((x) =>
    steps(-2.5, 2.5, 4).map((z) => {
      const ray = new Raycaster(new Vector3(x, 60, z), new Vector3(0, -1, 0))
      return ray.intersectObjects(meshes)[0]?.object.name
    }),
  )

  expect(new Set(met)).toEqual(new Set(['floor']))
  // Its sides are as high as its faces, or there would be a gap beside the mouth.
  expect(side.max.y).toBeGreaterThan(27.8)
})

it('the rings of two rolled handles end in their tabs, above the wall', () => {
  const { parts } = withDetail(0.3, () =>
    openBag({ width: 30, height: 22, depth: 13, handles: { kind: 'rolled', height: 9.5 } }),
  )
  const lowest = (part: string) =>
    boundsOfModel({ parts: parts.filter(({ name }) => name.startsWith(`front-left-${part}`)) }).min.y

  expect(lowest('ring')).toBeGreaterThan(lowest('tab'))
})
