import { describe, expect, it } from 'vitest'
import type { Attribute } from '@/contract/calls/catalogue/product'
import { partColor, partName } from './part-name'

const noir = { value: 'noir', label: '墨黑', labelEn: 'Noir', swatch: '#171615' }
const gold = { value: 'or', label: '金色', labelEn: 'Or' }
const attributes: Attribute[] = [
  { code: 'color', label: '颜色', options: [gold, noir] },
  { code: 'size', label: '尺码', options: [{ value: '75', label: '75 厘米', labelEn: '75' }] },
]
const aPart = (part: Partial<Parameters<typeof partName>[0]> = {}) => ({
  name: '小牛皮带身',
  options: { color: 'noir', size: '75' },
  attributes,
  ...part,
})

describe('a part of a bundle', () => {
  it.each([
    [{}, '小牛皮带身 墨黑'],
    [{ name: '小牛皮带身（宽三厘米）' }, '小牛皮带身（宽三厘米）墨黑'],
    [{ options: { color: 'or' } }, '小牛皮带身 金色'],
    [{ options: {} }, '小牛皮带身'],
    [{ options: { color: 'gone' } }, '小牛皮带身'],
    [{ attributes: [] }, '小牛皮带身'],
  ])('%j is called %s', (part, name) => {
    expect(partName(aPart(part))).toBe(name)
  })

  it('shows the colour its product names', () => {
    expect(partColor(aPart())).toEqual(noir)
    expect(partColor(aPart({ options: {} }))).toBeNull()
  })
})
