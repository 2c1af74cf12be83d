import { describe, expect, it } from 'vitest'
import { joinLines } from './join-lines'

const aLine = (sku: string, more: object = {}) => ({
  id: `line-${sku}`,
  identity: sku,
  parts: [{ sku, qty: 1 }],
  qty: 1,
  isSelected: true,
  position: 1,
  ...more,
})
const plenty = new Map([
  ['A', 50],
  ['B', 50],
])

describe('joinLines', () => {
  it("adds up one sku, on the customer's own line", () => {
    const { remaining, moved } = joinLines(
      [aLine('A', { qty: 2 })],
      [aLine('A', { id: 'g', qty: 3 })],
      plenty,
    )

    expect(remaining).toMatchObject([{ id: 'line-A', qty: 5 }])
    expect(moved).toEqual([])
  })

  it.each([
    { stock: 4, mine: 2, guest: 3, qty: 4 },
    { stock: 1, mine: 2, guest: 3, qty: 2 },
    { stock: 200, mine: 60, guest: 60, qty: 99 },
  ])('of $stock in stock, $mine and $guest make $qty', ({ stock, mine, guest, qty }) => {
    const { remaining } = joinLines(
      [aLine('A', { qty: mine })],
      [aLine('A', { qty: guest })],
      new Map([['A', stock]]),
    )

    expect(remaining).toMatchObject([{ qty }])
  })

  it("puts the guest's lines on top, in their order", () => {
    const guests = [aLine('C', { position: 2 }), aLine('B', { position: 1 })]

    const { moved } = joinLines(
      [aLine('A', { position: 7 })],
      guests,
      new Map([
        ['B', 1],
        ['C', 1],
      ]),
    )

    expect(moved.map(({ id, position }) => [id, position])).toEqual([
      ['line-B', 8],
      ['line-C', 9],
    ])
  })

  it("keeps the guest's selection alone", () => {
    const { remaining, moved } = joinLines(
      [aLine('A')],
      [aLine('B'), aLine('C', { isSelected: false })],
      plenty,
    )

    expect(remaining.map((line) => line.isSelected)).toEqual([false])
    expect(moved.map((line) => line.isSelected)).toEqual([true, false])
  })

  it('keeps a sold-out line, to be seen', () => {
    const { moved } = joinLines([], [aLine('A', { qty: 3 })], new Map())

    expect(moved).toMatchObject([{ qty: 1 }])
  })

  it('counts stock the customer already holds as part of a bundle', () => {
    const bundle = aLine('SET', {
      parts: [
        { sku: 'A', qty: 1 },
        { sku: 'B', qty: 1 },
      ],
    })

    const { moved } = joinLines(
      [bundle],
      [aLine('A', { qty: 3 })],
      new Map([
        ['A', 3],
        ['B', 3],
      ]),
    )

    expect(moved).toMatchObject([{ qty: 2 }])
  })
})
