import { expect, it } from 'vitest'
import { anOrderLine } from '@/mocks/purchase-builders'
import { groupLines } from './group-lines'

it('[B07] puts lines together that travel together, in their order', () => {
  const [a, b, c, d] = [{ logiBn: 'SF1' }, { logiBn: null }, { logiBn: 'SF1' }, { logiBn: 'SF2' }].map(
    (part) => anOrderLine(part),
  )

  expect(groupLines([a!, b!, c!, d!])).toEqual([
    { logiBn: 'SF1', lines: [a, c] },
    { logiBn: null, lines: [b] },
    { logiBn: 'SF2', lines: [d] },
  ])
  expect(groupLines([])).toEqual([])
})
