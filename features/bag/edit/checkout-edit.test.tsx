import { beforeEach, describe, expect, it } from 'vitest'
import { removeItem, storedItem } from '@/lib/browser/storage'
import { queries } from '@/lib/queries/client'
import { aCart, aCartItem } from '@/mocks/purchase-builders'
import { useAccountStore } from '@/stores/account-store'
import { serveApi } from '@/tests/support/api'
import { endCheckoutEdit, keepCheckoutEdit, storedCheckoutEdit } from './checkout-edit'

const api = serveApi()
const ordered = aCartItem()
const other = aCartItem({ id: '0b0e7c4e-6f0e-4a52-9d5c-1d3c5a4f0002', sku: 'PF-0301', selectedOptions: [] })
const end = (from: string | null) => endCheckoutEdit(queries().client, from, new AbortController().signal)

beforeEach(() => {
  useAccountStore.setState({ session: 'customer' })
  removeItem('checkout_edit')
})

describe('[B04] back at checkout after editing the bag', () => {
  it('what was to be ordered is selected and re-totalled, the rest stays in the bag', async () => {
    keepCheckoutEdit([ordered])
    api.answer('getCart', aCart({ items: [other, { ...ordered, isSelected: false }] }))
    api.answer('updateTotals', aCart())

    await end('checkout-edit')

    expect(api.bodies('getCart')).toEqual([{ source: 'checkout-edit', isSelected: false }])
    expect(api.bodies('updateTotals')).toEqual([{ itemIds: [ordered.id] }])
    expect(storedCheckoutEdit()).toBeNull()
  })

  it('what went out of stock is left out, and nothing is selected in its place', async () => {
    keepCheckoutEdit([ordered])
    api.answer('getCart', aCart({ items: [{ ...ordered, isAvailable: false }, other] }))

    await end('checkout-edit')

    expect(api.calls()).toEqual(['getCart'])
  })

  it('an order that cannot be taken up is kept for the next try', async () => {
    keepCheckoutEdit([ordered])
    api.fail('getCart', 'offline')

    await expect(end('checkout-edit')).rejects.toMatchObject({ error: 'NETWORK' })

    expect(storedItem('checkout_edit')).not.toBeNull()
  })

  it.each([null, 'pdp'])('another way to checkout, from=%s, ends the editing', async (from) => {
    keepCheckoutEdit([ordered])

    await end(from)

    expect([api.calls(), storedCheckoutEdit()]).toEqual([[], null])
  })
})
