import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { fitCamera, viewsOf } from '../../cameras/cameras'
import { boundsOfModel } from '../../kit/mesh/bounds'
import { item } from '../../kit/plane/maths'
import type { Look } from '../entry'
import { leatherGoods } from './entries'

const look = (model: string, leather: string, params: Look['params']): Look => ({
  sku: '',
  model,
  line: '',
  leather,
  colour: '#5d5b35',
  colourName: '',
  params,
})
const leatherOf = (one: Look) => leatherGoods[one.model]?.sheet(one)['leather']

describe('the grain of leather goods', () => {
  it('is finer on a small piece', () => {
    expect(leatherOf(look('card-holder', 'grained-calf', { width: 11.5, height: 8 }))).toMatchObject({
      scale: 1.6,
    })
    expect(leatherOf(look('wallet', 'grained-calf', { width: 19.5, height: 10.5 }))).not.toHaveProperty(
      'scale',
    )
  })

  it('has the belly of a croc in the middle of a piece, and of each cover of a book', () => {
    const passport = { width: 10.5, height: 14.5, form: 'book' }
    expect(leatherOf(look('card-holder', 'croc-embossed', passport))).toMatchObject({
      belly: [5.25, expect.closeTo(2.94)],
    })
    expect(leatherOf(look('card-holder', 'croc-embossed', { width: 10 }))).toMatchObject({
      belly: [0, expect.closeTo(2.8)],
    })
  })
})

it('fills the near view of a wallet on a chain with the wallet', () => {
  const params = { width: 19, height: 11, depth: 3, form: 'flap', line: '弦月' }
  const wallet = leatherGoods['wallet']
  if (!wallet) throw new Error('No wallet')
  const model = wallet.build(params)
  const { position, target, fov } = fitCamera(model, item(viewsOf(wallet, params), 1), 0.8)
  const camera = new PerspectiveCamera(fov, 0.8, 1, 5000)
  camera.position.fromArray(position)
  camera.lookAt(new Vector3().fromArray(target))
  camera.updateMatrixWorld(true)
  const { min, max } = boundsOfModel({ parts: model.parts.filter(({ name }) => name.startsWith('flap')) })
  const foot = boundsOfModel(model).min.y
  const heightOf = (y: number) => new Vector3((min.x + max.x) / 2, y, max.z).project(camera).y

  expect((heightOf(max.y) - heightOf(foot)) / 2).toBeGreaterThan(0.6)
  expect(heightOf(max.y)).toBeLessThan(1)
  expect(heightOf(foot)).toBeGreaterThan(-1)
})
