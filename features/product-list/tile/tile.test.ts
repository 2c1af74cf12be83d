import { describe, expect, it } from 'vitest'
import { aListItem } from '@/mocks/product-builders'
import { gridTileOf, noteOf, refusalText, tileHref } from './tile'

describe('[P05] a tile says what cannot be bought', () => {
  it.each([
    [{}, null],
    [{ stock: 0 }, '暂时缺货'],
    [{ stock: 0, isPreOrder: true }, '暂时缺货'],
    [{ isComingSoon: true }, '即将上市'],
    [{ notSaleForChina: true }, '暂不在中国销售'],
    [{ isIndividuallySalable: false }, '不单独出售'],
    [{ hidePrice: true }, null],
  ])('%j reads %s', (facts, text) => {
    expect(refusalText(aListItem(facts))).toBe(text)
  })
})

describe('[P02] a tile', () => {
  it.each([
    [{}, ''],
    [{ isVip: true }, '贵宾臻选'],
    [{ customerTag: '秀场款', isVip: true }, '秀场款 · 贵宾臻选'],
    [{ calloutMessage: '由您选配', customerTag: '秀场款' }, '由您选配'],
    [{ calloutMessage: '由您选配', customCalloutMessage: '限量编号' }, '限量编号'],
    [{ debutHeroText: '首发', calloutMessage: '新品' }, '首发 · 新品'],
  ])('with %j notes %s', (facts, note) => {
    expect(noteOf(aListItem(facts))).toBe(note)
  })

  it('leads to the product, with the child the filter shows', () => {
    expect(tileHref(aListItem())).toBe('/aurore-bag-bg0101')
    expect(tileHref(aListItem({ sku: 'BG-0101-IVORY' }))).toBe('/aurore-bag-bg0101?s=BG-0101-IVORY')
  })

  it('leads elsewhere where the product does', () => {
    expect(tileHref(aListItem({ jump_schema: '/threekit?sku=BT-0901' }))).toBe('/threekit?sku=BT-0901')
  })
})

describe('[P04] the colours of a tile in a grid', () => {
  const color = (n: number) => ({ value: `c${n}`, label: `色${n}`, swatch: '#111111' })
  const item = (count: number) =>
    aListItem({ colorCount: count, colors: Array.from({ length: count }, (_, n) => color(n)) })

  it.each([
    [0, undefined],
    [1, undefined],
    [2, 2],
    [4, 4],
    [8, 4],
  ])('%i colours give %s swatches', (count, swatches) => {
    expect(gridTileOf(item(count)).swatches?.length).toBe(swatches)
  })
})
