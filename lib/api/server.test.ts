import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answering } from '@/mocks/handlers'
import { aListItem } from '@/mocks/product-builders'
import { call } from './server'

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

    await expect(call('listBlockProducts', { body: { skus: ['BG-0101'] } })).resolves.toMatchObject({
      items: [{ sku: 'BG-0101' }],
    })
    expect(sent).toBe('one')
  })

  it('asks for none where the contract wants none', async () => {
    server.use(answering('listStores', { items: [] }))

    await expect(call('listStores', { body: {} })).resolves.toEqual({ items: [] })
  })
})
