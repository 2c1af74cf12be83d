import { describe, expect, it } from 'vitest'
import type { OrderLine } from '@/contract/calls/purchase/orders'
import { splitLines } from './split-lines'

const aLine = (more: Partial<OrderLine> = {}): OrderLine => ({
  id: '6b1f0a52-6f3c-4f0e-9d6b-0a8f2f1c7e11',
  sku: 'BG-0101-NOIR',
  name: '手袋',
  nameEn: 'Bag',
  celLine: '',
  url: 'bag',
  img_url: { name: 'bag', alt: '' },
  qty: 3,
  price: 100_00,
  rowTotal: 300_00,
  attributesInfo: [],
  appliedReturnIds: [],
  status: '已完成',
  logiBn: null,
  isPreOrder: false,
  isBundle: false,
  bundleType: null,
  bundleChildren: [],
  beltRmaIds: [],
  productCustomization: null,
  monogramPrompt: '',
  ...more,
})

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
