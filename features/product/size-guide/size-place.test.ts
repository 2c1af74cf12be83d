import { expect, it } from 'vitest'
import { sizePlace } from './size-place'

const down = {
  header: ['欧码', '国际码', '足长'],
  body: [
    ['36', 'S', '23'],
    ['37', 'M', '23.5'],
  ],
}
const across = {
  header: ['', 'S', 'M'],
  body: [
    ['胸围', '84', '88'],
    ['腰围', '64', '68'],
  ],
}

it.each([
  [down, '37', { row: 1 }],
  [down, 'S', { row: 0 }],
  [across, 'M', { column: 2 }],
  [down, '52', null],
  [across, 'XL', null],
])('[P12] in %j the size %s stands at %j', (guide, size, place) => {
  expect(sizePlace(guide, size)).toEqual(place)
})
