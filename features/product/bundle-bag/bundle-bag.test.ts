import { describe, expect, it } from 'vitest'
import { aListItem } from '@/mocks/product-builders'
import {
  arrangementOf,
  bundleTotals,
  openBundleBag,
  previewOf,
  toggleProduct,
  withSelected,
  type OfferedGroups,
} from './bundle-bag'

/** Groups of so many products each: `A1`, `A2`, `B1` … A piece of group A costs 100 fen, of B 200 … */
function offer(...counts: number[]): OfferedGroups {
  return counts.map((count, group) => {
    const name = String.fromCharCode(65 + group)
    const products = Array.from({ length: count }, (_, place) =>
      aListItem({ sku: `${name}${place + 1}`, price: (group + 1) * 100, stock: 2 }),
    )
    return { url: `group/${name}`, name, products }
  })
}

const opened = (...counts: number[]) => openBundleBag(offer(...counts), new Map())
const skusOf = (products: readonly { sku: string }[]) => products.map(({ sku }) => sku).join(' ')

describe('[P08] a toggle', () => {
  it.each([
    [['A1'], 'A1', [1, 0]],
    [['A1', 'B1'], 'B1 A1', [1, 1]],
    [['A1', 'B1', 'A2'], 'A2 B1 A1', [2, 1]],
    [['A1', 'B1', 'A2', 'B1'], 'A2 A1', [2, 0]],
    [['A1', 'B1', 'A1', 'A1'], 'A1 B1', [1, 1]],
    [['A1', 'A1'], '', [0, 0]],
    [['Z9'], '', [0, 0]],
  ])('of %j leaves «%s» selected, %j a group', (presses, selected, counts) => {
    const bag = presses.reduce(toggleProduct, opened(3, 2))

    expect(skusOf(bag.selected)).toBe(selected)
    expect(bag.groups.map(({ selectNum }) => selectNum)).toEqual(counts)
  })
})

describe('[P08] the totals', () => {
  it.each([
    [[], [0, 0], 0, 50],
    [['A1'], [100, 0], 100, 150],
    [['A1', 'A2', 'B1'], [200, 200], 400, 450],
    [['A1', 'A2', 'B1', 'A1'], [100, 200], 300, 350],
  ])('of %j are %j a group, %d together, %d with the product of 50', (presses, sums, products, overall) => {
    const bag = presses.reduce(toggleProduct, opened(3, 2))

    expect(bag.groups.map(({ selectTotal }) => selectTotal)).toEqual(sums)
    expect(bundleTotals(bag, 50)).toEqual({ products, overall })
  })
})

describe('[P08] opened anew', () => {
  it('has nothing selected', () => {
    expect(opened(2).selected).toEqual([])
    expect(opened(2).groups[0]?.products.every(({ isSelect }) => !isSelect)).toBe(true)
  })

  it.each([
    [{}, 'A1:2 A2:2 | B1:2'],
    [{ A1: 1 }, 'A1:1 A2:2 | B1:2'],
    [{ A1: 2 }, 'A2:2 | B1:2'],
    [{ A1: 3, A2: 1 }, 'A2:1 | B1:2'],
    [{ B1: 2 }, 'A1:2 A2:2'],
    [{ A1: 2, A2: 2, B1: 5 }, ''],
  ])('with %j in the bag it offers «%s»', (inBag, offered) => {
    const { groups } = openBundleBag(offer(2, 1), new Map(Object.entries(inBag)))
    const shown = groups.map(({ products }) => products.map(({ sku, stock }) => `${sku}:${stock}`).join(' '))

    expect(shown.join(' | ')).toBe(offered)
  })
})

describe('[P08] the grid of four lines of three', () => {
  it.each([
    [[1], [1], [1]],
    [[3], [1], [3]],
    [[4], [2], [4]],
    [[12], [4], [12]],
    [[14], [4], [12]],
    [
      [6, 6],
      [2, 2],
      [6, 6],
    ],
    [
      [4, 4, 4],
      [2, 2, 0],
      [4, 4, 0],
    ],
    [
      [7, 4],
      [3, 1],
      [7, 3],
    ],
    [
      [3, 3, 3, 3],
      [1, 1, 1, 1],
      [3, 3, 3, 3],
    ],
    [
      [2, 1, 1, 1, 3],
      [1, 1, 1, 1, 0],
      [2, 1, 1, 1, 0],
    ],
  ])('gives groups of %j the lines %j and shows %j of them', (counts, lines, shown) => {
    const { groups } = opened(...counts)

    expect(groups.map(({ line }) => line)).toEqual(lines)
    expect(groups.map(({ needShow }) => needShow)).toEqual(lines.map((line) => line > 0))
    expect(groups.map(({ products }) => products.filter(({ needShow }) => needShow).length)).toEqual(shown)
  })
})

describe('[P08] the preview of five', () => {
  it.each([
    [[9], 'A1 A2 A3 A4 A5'],
    [[9, 9], 'A1 A2 A3 B1 B2'],
    [[9, 9, 9], 'A1 A2 B1 B2 C1'],
    [[9, 9, 9, 9], 'A1 A2 B1 C1 D1'],
    [[9, 9, 9, 9, 9], 'A1 B1 C1 D1 E1'],
    [[9, 9, 9, 9, 9, 9], 'A1 B1 C1 D1 E1'],
    [[3], 'A1 A2 A3'],
    [[1, 9], 'A1 B1 B2'],
    [[9, 0, 9], 'A1 A2 A3 C1 C2'],
    [[], ''],
  ])('of groups of %j is «%s»', (counts, preview) => {
    const products = previewOf(opened(...counts))

    expect(skusOf(products)).toBe(preview)
    expect(products.map(({ PLPRank }) => PLPRank)).toEqual(products.map((_, place) => place + 1))
  })
})

describe('[P08] the arrangement of the page', () => {
  it.each([
    [[], 'A1 A2 A3 B1 B2'],
    [['A2'], 'A1 A2 A3 B1 B2'],
    [['A9'], 'A1 A2 A3 B1 A9'],
    [['A9', 'A8'], 'A1 A2 A3 A8 A9'],
    [['A9', 'B2'], 'A1 A2 A3 A9 B2'],
    [['A4', 'A5', 'A6', 'A7', 'A8', 'A9'], 'A9 A8 A7 A6 A5'],
  ])('with %j selected is «%s»', (presses, pieces) => {
    expect(skusOf(arrangementOf(presses.reduce(toggleProduct, opened(9, 9))))).toBe(pieces)
  })
})

it('[P08] a selection is kept as its skus, without what is gone', () => {
  const bag = withSelected(opened(3, 2), ['B1', 'Z9', 'A2'])

  expect(skusOf(bag.selected)).toBe('B1 A2')
  expect(bag.groups.map(({ selectNum }) => selectNum)).toEqual([1, 1])
})
