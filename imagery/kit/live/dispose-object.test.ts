import { BoxGeometry, Group, Mesh, MeshStandardMaterial, Texture } from 'three'
import { expect, test } from 'vitest'
import { disposeObject } from './dispose-object'

test('[P16] what a piece holds is freed, but for what the next one holds too', () => {
  const [strap, buckle] = [new BoxGeometry(), new BoxGeometry()]
  const grain = new Texture()
  const [black, green] = [new MeshStandardMaterial({ map: grain }), new MeshStandardMaterial({ map: grain })]
  const freed: string[] = []
  for (const [name, held] of Object.entries({ strap, buckle, grain, black, green }))
    held.addEventListener('dispose', () => freed.push(name))
  const first = new Group().add(new Mesh(strap, black), new Mesh(buckle, black))
  const next = new Group().add(new Mesh(strap, green))

  disposeObject(first, next)
  expect(freed.toSorted()).toEqual(['black', 'buckle'])

  disposeObject(next)
  expect(freed.toSorted()).toEqual(['black', 'buckle', 'grain', 'green', 'strap'])
})
