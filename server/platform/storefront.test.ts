import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { openStorefront } from './storefront'

const secret = 'revalidate-secret-of-this-test'
const log = pino({ level: 'silent' })
const stops: (() => void)[] = []

afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A storefront that answers each call with the next status. */
const aStorefront = (...statuses: number[]) => aStorefrontThat(() => undefined, ...statuses)

/** The same, with what happens while it has a call and has not answered yet. */
async function aStorefrontThat(beforeAnswer: (call: number) => void, ...statuses: number[]) {
  const calls: { path: string; body: string; signature: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      calls.push({ path: request.url ?? '', body, signature: String(request.headers['x-signature']) })
      beforeAnswer(calls.length)
      response.writeHead(statuses.shift() ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls }
}

test('tags of one moment arrive once, together and signed', async () => {
  const { url, calls } = await aStorefront()
  const storefront = openStorefront({ storefrontUrls: [url], revalidateSecret: secret }, log)

  storefront.expire(['product:BG-1', 'category:bags'])
  storefront.expire(['product:BG-1', 'navigation'])

  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]).toEqual({
    path: '/api/revalidate',
    body: '{"tags":["product:BG-1","category:bags","navigation"]}',
    signature: createHmac('sha256', secret).update(calls[0]!.body).digest('hex'),
  })
})

test('a storefront that is being restarted is told again', async () => {
  const { url, calls } = await aStorefront(503, 200)
  const storefront = openStorefront({ storefrontUrls: [url], revalidateSecret: secret }, log)

  storefront.expire(['navigation'])

  await expect.poll(() => calls.length).toBe(2)
  expect(calls[1]).toEqual(calls[0])
})

test('one that is down holds up no other, and hears all it missed when it is back', async () => {
  const up = await aStorefront()
  const down = await aStorefront(503, 503, 503, 200)
  const storefront = openStorefront({ storefrontUrls: [down.url, up.url], revalidateSecret: secret }, log)

  storefront.expire(['page:faq'])
  await expect.poll(() => down.calls.length).toBe(1)
  storefront.expire(['page:legal'])

  await expect.poll(() => up.calls.length).toBe(2)
  await expect.poll(() => down.calls.length).toBe(4)
  for (const missed of ['page:faq', 'page:legal']) expect(down.calls[3]!.body).toContain(missed)
})

test('what is new does not wait for the retry of what failed', async () => {
  const { url, calls } = await aStorefront(503, 503, 503, 503)
  const storefront = openStorefront({ storefrontUrls: [url], revalidateSecret: secret }, log)
  storefront.expire(['page:faq'])
  await expect.poll(() => calls.length).toBe(4)

  const published = Date.now()
  storefront.expire(['page:legal'])

  await expect.poll(() => calls.length).toBe(5)
  expect(Date.now() - published).toBeLessThan(2_000)
})

test('what is new while a call is failing does not wait for its retry either', async () => {
  let publish = (): void => undefined
  const { url, calls } = await aStorefrontThat(
    (call) => (call === 4 ? publish() : undefined),
    503,
    503,
    503,
    503,
  )
  const storefront = openStorefront({ storefrontUrls: [url], revalidateSecret: secret }, log)
  let published = 0
  publish = () => {
    published = Date.now()
    storefront.expire(['page:legal'])
  }

  storefront.expire(['page:faq'])

  await expect.poll(() => calls.length).toBe(5)
  expect(Date.now() - published).toBeLessThan(2_000)
  expect(calls[4]!.body).toContain('page:legal')
})

test('a flood of tags comes in calls a storefront can take', async () => {
  const { url, calls } = await aStorefront()
  const storefront = openStorefront({ storefrontUrls: [url], revalidateSecret: secret }, log)
  const tags = Array.from({ length: 1_200 }, (_, index) => `product:BG-${index}`)

  storefront.expire(tags)

  await expect.poll(() => calls.length).toBe(3)
  expect(calls.flatMap(({ body }) => (JSON.parse(body) as { tags: string[] }).tags)).toEqual(tags)
})

test('without a secret nobody is told', () => {
  vi.useFakeTimers()
  const storefront = openStorefront({ storefrontUrls: ['http://one.test'], revalidateSecret: null }, log)

  storefront.expire(['navigation'])

  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
