import { expect, it } from 'vitest'
import { compareSizes } from './size-order'

const same = (value: string) => ({ value, label: value })

it.each([
  ['the house’s letters', ['GM', 'PM', 'MM'], ['PM', 'MM', 'GM']],
  ['letters', ['XL', 'M', 'XXS', 'xs', 'XXL', 'L', 'S'], ['XXS', 'xs', 'S', 'M', 'L', 'XL', 'XXL']],
  ['numbers', ['105', '75', '9', '8.5', '10', '8'], ['8', '8.5', '9', '10', '75', '105']],
  ['letters before numbers', ['80', 'XS', '36', 'GM', 'PM'], ['XS', 'PM', 'GM', '36', '80']],
  ['other words last', ['均码', '38', 'M'], ['M', '38', '均码']],
])('%s stand from small to large', (_, values, expected) => {
  const sorted = values.map(same).sort(compareSizes)

  expect(sorted.map(({ value }) => value)).toEqual(expected)
})

it('goes by the value of letters and by the number in words', () => {
  const sizes = [
    { value: '100', label: '100 厘米' },
    { value: 'GM', label: '大号' },
    { value: '75', label: '75 厘米' },
    { value: 'PM', label: '小号' },
  ]

  expect(sizes.sort(compareSizes).map(({ label }) => label)).toEqual(['小号', '大号', '75 厘米', '100 厘米'])
})
