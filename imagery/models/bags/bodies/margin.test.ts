import { expect, it } from 'vitest'
import { withDetail } from '../../../kit/plane/detail'
import { measures } from '../forms/measures'
import { shoulderBags } from '../forms/shoulder-bags'

const partsOf = (depth: number) =>
  withDetail(0.2, () => shoulderBags.line(measures({ width: 24, height: 17, depth, line: '拱廊' }))).parts

it('beside the strip of a deep bag one sees leather in its colour, and no lining', () => {
  const margins = partsOf(8).filter(({ name }) => name.endsWith('-margin'))
  expect(margins.map(({ slot }) => slot)).toEqual(['leather', 'leather'])
  // A thin bag's strip itself is turned out to the edge.
  expect(partsOf(3).filter(({ name }) => name.endsWith('-margin'))).toEqual([])
})
