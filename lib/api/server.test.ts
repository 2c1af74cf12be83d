import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { catalogueCalls } from '@/contract/calls/catalogue/catalogue'
import { storeCalls } from '@/contract/calls/purchase/stores'
import { answering } from '@/mocks/handlers'
import { aListItem } from '@/mocks/product-builders'
import { call, nullWhenMissing } from './server'
import { ApiFailure } from './types'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

describe("[S08] the storefront's own server", () => {
  it('asks for a post token before a call that is not GET', async () => {
    let sent: string | null = null
    server.use(
      answering('getCsrfToken', { token: 'one' }),
      answering('listBlockProducts', (_, request) => {
        sent = request.headers.get('x-post-token')
        return { items: [aListItem()] }
      }),
    )

    await expect(
      call(catalogueCalls.listBlockProducts, { body: { skus: ['BG-0101'] } }),
    ).resolves.toMatchObject({
      items: [{ sku: 'BG-0101' }],
    })
    expect(sent).toBe('one')
  })

  it('asks for none where the contract wants none', async () => {
    server.use(answering('listStores', { items: [] }))

    await expect(call(storeCalls.listStores, { body: {} })).resolves.toEqual({ items: [] })
  })
})

describe('nullWhenMissing', () => {
  it.each([
    ['NOT_FOUND', 404],
    ['BAD_REQUEST', 400],
  ] as const)('[S19] %s names nothing that is there', (error, status) => {
    expect(nullWhenMissing(new ApiFailure(error, status, ''))).toBeNull()
  })

  it.each([
    ['INTERNAL', 500],
    ['NETWORK', 0],
  ] as const)('[S19] %s stays a failure', (error, status) => {
    const failure = new ApiFailure(error, status, '')

    expect(() => nullWhenMissing(failure)).toThrow(failure)
  })
})
