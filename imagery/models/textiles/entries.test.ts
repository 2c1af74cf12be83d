import { expect, it } from 'vitest'
import type { Look } from '../entry'
import { textiles } from './entries'

const look = (design: string, isHis: boolean, colour = '#f7f6f2'): Look => ({
  sku: 'HR-1',
  model: 'garment',
  line: '',
  colour,
  colourName: '',
  params: { design, ...(isHis && { for: 'him' }) },
})

const clothOf = (one: Look) => textiles['garment']?.sheet(one)['cloth']

it('his shirts show their threads, hers are as they were', () => {
  expect(clothOf(look('shirt', true))).toMatchObject({ type: 'cloth', threads: 3.2 })
  expect(clothOf(look('shirt', false))).toMatchObject({ type: 'cloth', weave: 1.6 })
  expect(clothOf(look('pyjama-shirt', true))).toMatchObject({ grain: 'silk', scale: 0.3 })
})

it.each([
  ['#efe8da', true],
  ['#1c2740', false],
])('pyjamas of silk in %s are taken between flags: %s', (colour, isFlagged) => {
  expect(textiles['garment']?.isFlagged?.(look('pyjama-shirt', true, colour))).toBe(isFlagged)
})

it('lambskin of a flight jacket is waxed, that of others is not', () => {
  expect(clothOf(look('flight-jacket', true, '#171615'))).toMatchObject({ isMatt: true })
  expect(clothOf(look('leather-jacket', false, '#171615'))).not.toHaveProperty('isMatt')
})
