import { describe, expect, it } from 'vitest'
import type { OrderLine } from '@/contract/calls/purchase/orders'
import { anOrderLine } from '@/mocks/purchase-builders'
import { splitLines } from './split-lines'

const aLine = (more: Partial<OrderLine> = {}) =>
  anOrderLine({ qty: 3, price: 100_00, rowTotal: 300_00, ...more })

const shape = (lines: OrderLine[]) =>
  lines.map(({ qty, rowTotal, appliedReturnIds }) => [qty, rowTotal, appliedReturnIds])

describe('splitLines', () => {
  it('leaves a line without returns whole', () => {
    expect(shape(splitLines([aLine()]))).toEqual([[3, 300_00, []]])
  })

  it('shows a line with returns piece by piece, one return each', () => {
    expect(shape(splitLines([aLine({ appliedReturnIds: ['R1', 'R2'] })]))).toEqual([
      [1, 100_00, ['R1']],
      [1, 100_00, ['R2']],
      [1, 100_00, []],
    ])
  })

  it('leaves a single returned piece as it is', () => {
    const line = aLine({ qty: 1, rowTotal: 100_00, appliedReturnIds: ['R1'] })

    expect(splitLines([line])).toEqual([line])
  })

  it('takes the returns of belts from beltRmaIds', () => {
    const belt = aLine({ qty: 2, isBundle: true, bundleType: 'belt', beltRmaIds: ['R9'] })

    expect(shape(splitLines([belt]))).toEqual([
      [1, 100_00, ['R9']],
      [1, 100_00, []],
    ])
  })
})
