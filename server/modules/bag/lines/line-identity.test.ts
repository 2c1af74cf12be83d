import { describe, expect, it } from 'vitest'
import { lineIdentity } from './line-identity'

const belt = { sku: 'BT-0001', isBundle: true, options: { strap: 's1', buckle: 'b1' }, customization: null }

describe('lineIdentity', () => {
  it('is the same whatever order the options come in', () => {
    const other = { ...belt, options: { buckle: 'b1', strap: 's1' } }

    expect(lineIdentity(other)).toBe(lineIdentity(belt))
  })

  it('tells bundles apart by what was chosen', () => {
    expect(lineIdentity({ ...belt, options: { strap: 's2', buckle: 'b1' } })).not.toBe(lineIdentity(belt))
  })

  it('does not tell children apart by options, which their sku already says', () => {
    const child = { sku: 'BG-0101-NOIR', isBundle: false, options: {}, customization: null }

    expect(lineIdentity({ ...child, options: { color: 'noir' } })).toBe(lineIdentity(child))
  })

  it('tells the same piece apart by what is made on it', () => {
    const plain = { sku: 'BG-0101-NOIR', isBundle: false, options: {}, customization: null }

    expect(lineIdentity({ ...plain, customization: { initials: 'AB' } })).not.toBe(lineIdentity(plain))
  })

  it('takes a belt for the same whether or not its parts are named', () => {
    const named = { ...belt, customization: { strap: 'ST-80', buckle: 'BK-OR' } }

    expect(lineIdentity(named)).toBe(lineIdentity(belt))
  })
})
