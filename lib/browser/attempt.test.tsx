import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attempt } from './attempt'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

beforeEach(() => sessionStorage.clear())

const order = attempt('order_attempt')

describe('[B05] the key of an order', () => {
  it('stays the same for the same content, also after a reload', () => {
    const key = order.keyOf({ itemIds: ['a'], grandTotal: 100 })

    expect(key).toMatch(uuid)
    expect(order.keyOf({ itemIds: ['a'], grandTotal: 100 })).toBe(key)
  })

  it('is another for other content, and after the order stands', () => {
    const first = order.keyOf({ grandTotal: 100 })
    const second = order.keyOf({ grandTotal: 200 })
    order.forget()
    const third = order.keyOf({ grandTotal: 200 })

    expect(new Set([first, second, third]).size).toBe(3)
  })

  it('keeps nothing of the content where others could read it', () => {
    order.keyOf({ street: '南京西路 1266 号' })

    expect(sessionStorage.getItem('order_attempt')).toMatch(/key/)
    expect(sessionStorage.getItem('order_attempt')).not.toContain('南京西路')
  })

  it('is made anew when what was kept is unreadable or storage is forbidden', () => {
    sessionStorage.setItem('order_attempt', '{broken')
    expect(order.keyOf({})).toMatch(uuid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('full')
    })

    expect(order.keyOf({ other: true })).toMatch(uuid)
  })

  it('is no other thing’s', () => {
    const key = order.keyOf({})

    expect(attempt('return_attempt').keyOf({})).not.toBe(key)
    expect(order.keyOf({})).toBe(key)
  })
})
