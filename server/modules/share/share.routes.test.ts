import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatAppKeys } from '@/server/db/schema/customer/share'
import { ChatAppRefusal, type ChatAppProvider } from '@/server/providers/chat-app/chat-app'
import { stockStore } from '@/server/testing/demo-rows'
import { createTestApp, requestOf, type TestApp } from '@/server/testing/test-app'
import { contract } from '@/contract/calls/contract'
import { jsapiSignature } from './jsapi-signature'

const site = 'https://www.oree.example'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({
    config: { siteUrl: site, storefrontUrls: ['http://127.0.0.1:3000'], hasRateLimits: false },
  })
  await stockStore(shop.deps.db)
})
afterAll(() => shop.close())

const sign = (url: string) => shop.call('getJsapiTicket', { body: { url } })

describe('[S23] getJsapiTicket', () => {
  test('200 code 0 with the app, and a signature over the page without its fragment', async () => {
    const url = `${site}/aurore-tote?s=M%2FL#gallery`
    const headers = await shop.headersOf({ visitor: 'chat-app-visitor' })

    const response = await shop.app.request(...requestOf(contract.getJsapiTicket, { body: { url } }, headers))
    const envelope = await response.json()

    const { appId, timestamp, nonceStr, signature } = envelope.data
    expect(envelope).toMatchObject({ code: 0, message: '' })
    expect(envelope).not.toHaveProperty('error')
    expect(appId).toBe('wx-sandbox')
    expect(timestamp).toBe(Math.floor(shop.clock.now().getTime() / 1000))
    expect(signature).toBe(jsapiSignature({ ticket: 'sandbox-ticket', nonceStr, timestamp, url }))
  })

  test('200 another nonce each time', async () => {
    const [one, another] = [await sign(`${site}/`), await sign(`${site}/`)]

    expect(one.data).not.toEqual(another.data)
  })

  test('200 a page at the storefront’s own address', async () => {
    expect(await sign('http://127.0.0.1:3000/women')).toMatchObject({ code: 1 })
  })

  test.each([
    'https://evil.example/',
    'https://www.oree.example.evil.example/',
    'https://www.oree.example@evil.example/',
    'http://www.oree.example/',
    'javascript:alert(1)',
    'women/handbags',
    '',
  ])('400 %j is no page of this site', async (url) => {
    expect(await sign(url)).toMatchObject({ status: 400, error: 'BAD_REQUEST' })
  })

  describe('with the chat app itself', () => {
    let asked: string[]
    let refusals: (Error | null)[]
    const chatApp: Omit<ChatAppProvider, 'authorizeUrl' | 'identify'> = {
      appId: 'wx-real',
      fetchAccessToken: async ({ isForced }) => {
        asked.push(isForced ? 'token by force' : 'token')
        return { value: `AT-${asked.length}`, lifetimeSeconds: 7_200 }
      },
      fetchTicket: async (accessToken) => {
        asked.push(`ticket for ${accessToken}`)
        const refusal = refusals.shift()
        if (refusal) throw refusal
        return { value: 'T-1', lifetimeSeconds: 7_200 }
      },
    }
    let real: TestApp
    beforeAll(async () => {
      real = await createTestApp({ config: { siteUrl: site, logLevel: 'silent' } })
      Object.assign(real.deps.providers, { chatApp })
    })
    afterAll(() => real.close())
    beforeEach(async () => {
      asked = []
      refusals = []
      await real.deps.db.delete(chatAppKeys)
    })
    const signReal = () => real.call('getJsapiTicket', { body: { url: `${site}/` } })

    test('200 one token and one ticket serve every page until they end', async () => {
      await signReal()
      await signReal()
      real.clock.advance(3 * 3_600_000)
      await signReal()

      expect(asked).toEqual(['token', 'ticket for AT-1', 'token', 'ticket for AT-3'])
    })

    test('200 a token withdrawn before its time is replaced, once', async () => {
      refusals = [new ChatAppRefusal(40001, 'invalid credential')]

      expect(await signReal()).toMatchObject({ code: 1, data: { appId: 'wx-real' } })
      expect(asked).toEqual(['token', 'ticket for AT-1', 'token by force', 'ticket for AT-3'])
    })

    test('200 CHAT_APP_UNAVAILABLE while the chat app refuses', async () => {
      refusals = [new ChatAppRefusal(45009, 'reach max api daily quota limit')]

      expect(await signReal()).toMatchObject({ status: 200, code: 0, error: 'CHAT_APP_UNAVAILABLE' })
    })
  })
})

describe('[S23] getQrCode', () => {
  /** What a phone reads off the picture. */
  async function scan(id: string): Promise<string> {
    const answer = await shop.call('getQrCode', { params: { id } })
    if (answer.code !== 1) throw new Error(answer.error)
    const [, base64 = ''] = answer.data.imgSrc.split('data:image/svg+xml;base64,')
    const picture = sharp(Buffer.from(base64, 'base64'), { density: 600 }).ensureAlpha().raw()
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })
  }

  test.each([
    ['a product', 'BG-0101', '/aurore-tote'],
    ['a page', 'show-2024', '/collections/show-2024'],
    ['home', 'home', '/'],
  ])('200 %s by its id, readable by a scanner', async (_, id, path) => {
    expect(await scan(id)).toBe(`${site}${path}`)
  })

  test('404 nothing of the store', async () => {
    expect(await shop.call('getQrCode', { params: { id: 'NO-1' } })).toMatchObject({ status: 404 })
  })
})

describe('[S23] listShareHistory', () => {
  const pageOf = (path: string) => `${site}/${path}`
  const share = (path: string) => ({ body: { share: { url: pageOf(path), title: path } } })

  test('200 what this customer shared, each address once, newest first', async () => {
    const customer = await shop.asCustomer({ mobile: '13800000021' })
    for (const path of ['aurore-tote', 'seine-pump', 'aurore-tote']) {
      shop.clock.advance(1_000)
      await shop.call('listShareHistory', share(path), customer)
    }

    const answer = await shop.call('listShareHistory', { body: {} }, customer)

    expect(answer).toMatchObject({
      data: { items: [{ url: pageOf('aurore-tote'), title: 'aurore-tote' }, { url: pageOf('seine-pump') }] },
    })
    const other = await shop.asCustomer({ mobile: '13800000022' })
    expect(await shop.call('listShareHistory', { body: {} }, other)).toMatchObject({ data: { items: [] } })
  })

  test('200 twenty a page, a hundred in all', async () => {
    const customer = await shop.asCustomer({ mobile: '13800000023' })
    for (let number = 1; number <= 105; number += 1) {
      shop.clock.advance(1_000)
      await shop.call('listShareHistory', share(`p-${number}`), customer)
    }

    const read = async (page: number) => {
      const answer = await shop.call('listShareHistory', { body: { page } }, customer)
      return answer.code === 1 ? answer.data.items.map(({ url }) => url.split('/p-')[1]) : []
    }
    expect([(await read(1))[0], (await read(5)).at(-1), await read(6)]).toEqual(['105', '6', []])
    expect(await read(2)).toHaveLength(20)
  })

  test('400 a page of another site', async () => {
    const body = { share: { url: 'https://evil.example/', title: '别处' } }

    expect(await shop.call('listShareHistory', { body }, await shop.asCustomer())).toMatchObject({
      status: 400,
    })
  })

  test('401 a guest', async () => {
    expect(await shop.call('listShareHistory', { body: {} }, await shop.asGuest())).toMatchObject({
      status: 401,
    })
  })
})
