import { describe, expect, it } from 'vitest'
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

  it('has the belly of a croc in the middle of each cover of a book', () => {
    const passport = { width: 10.5, height: 14.5, form: 'book' }
    expect(leatherOf(look('card-holder', 'croc-embossed', passport))).toMatchObject({
      belly: [5.25, expect.closeTo(2.94)],
    })
    expect(leatherOf(look('card-holder', 'croc-embossed', { width: 10 }))).not.toHaveProperty('belly')
  })
})
