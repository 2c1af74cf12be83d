import { describe, expect, test } from 'vitest'
import { and, count, counterWithin, emptySet, has, membersInMost, or, setOf, slice, without } from './bitset'

const size = 100
const evens = Array.from({ length: 50 }, (_, i) => i * 2)
const threes = Array.from({ length: 34 }, (_, i) => i * 3)
const a = setOf(size, evens)
const b = setOf(size, threes)
const members = (set: Uint32Array) => slice(set, 0, size)

test('sets combine as sets do', () => {
  expect(members(and(a, b))).toEqual(evens.filter((n) => n % 3 === 0))
  expect(members(or(size, [a, b]))).toEqual([...new Set([...evens, ...threes])].sort((x, y) => x - y))
  expect(members(without(a, b))).toEqual(evens.filter((n) => n % 3 !== 0))
  expect(members(or(size, []))).toEqual([])
})

test('counting counts every bit, the highest of a word too', () => {
  expect(count(setOf(64, [31, 32, 63]))).toBe(3)
  expect(has(setOf(64, [31]), 31)).toBe(true)
  expect(has(emptySet(64), 31)).toBe(false)
})

test('what a set has of another is counted whatever words are empty', () => {
  expect(counterWithin(b)(a)).toBe(members(and(a, b)).length)
  const few = counterWithin(setOf(200, [31, 32, 199]))
  expect(few(setOf(200, [0, 31, 64, 199]))).toBe(2)
  expect(counterWithin(emptySet(size))(a)).toBe(0)
})

test('membersInMost holds what the most sets hold, when these are enough', () => {
  const sets = [setOf(9, [1, 2, 3]), setOf(9, [2, 3]), setOf(9, [3, 8]), emptySet(9)]
  expect(slice(membersInMost(9, sets, 2), 0, 9)).toEqual([3])
  expect(slice(membersInMost(9, sets, 4), 0, 9)).toEqual([])
  expect(slice(membersInMost(9, [], 0), 0, 9)).toEqual([])
})

describe('slice', () => {
  test.each([
    [0, 3, [0, 2, 4]],
    [16, 3, [32, 34, 36]],
    [48, 10, [96, 98]],
    [50, 10, []],
    [0, 0, []],
  ])('from %i, %i members', (offset, limit, expected) => {
    expect(slice(a, offset, limit)).toEqual(expected)
  })
})
