import { expect, it } from 'vitest'
import { boundsOfModel } from '../../kit/mesh/bounds'
import { book } from './book'

it.each([1.5, 0.9])('the leaves of a wallet %s cm deep end inside its covers', (depth) => {
  const { parts } = book({ width: 11, height: 9, depth })
  const furthest = (start: string) =>
    boundsOfModel({ parts: parts.filter(({ name }) => name.startsWith(start)) }).max.x

  expect(furthest('leaf')).toBeLessThan(furthest('cover') - 0.1)
})
