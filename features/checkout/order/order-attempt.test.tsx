import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attemptKey, forgetAttempt } from './order-attempt'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

beforeEach(() => sessionStorage.clear())

describe('[B05] the key of an order', () => {
  it('stays the same for the same content, also after a reload', () => {
    const key = attemptKey({ itemIds: ['a'], grandTotal: 100 })

    expect(key).toMatch(uuid)
    expect(attemptKey({ itemIds: ['a'], grandTotal: 100 })).toBe(key)
  })

  it('is another for other content, and after the order stands', () => {
    const first = attemptKey({ grandTotal: 100 })
    const second = attemptKey({ grandTotal: 200 })
    forgetAttempt()
    const third = attemptKey({ grandTotal: 200 })

    expect(new Set([first, second, third]).size).toBe(3)
  })

  it('keeps nothing of the content where others could read it', () => {
    attemptKey({ street: '南京西路 1266 号' })

    expect(sessionStorage.getItem('order_attempt')).toMatch(/key/)
    expect(sessionStorage.getItem('order_attempt')).not.toContain('南京西路')
  })

  it('is made anew when what was kept is unreadable or storage is forbidden', () => {
    sessionStorage.setItem('order_attempt', '{broken')
    expect(attemptKey({})).toMatch(uuid)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('full')
    })

    expect(attemptKey({ other: true })).toMatch(uuid)
  })
})
