import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { readableUrl, refuseUnreadable, sayNoTransform } from './front.mjs'

const servers = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function answerOf(handle) {
  const server = createServer(handle)
  servers.push(server)
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return fetch(`http://127.0.0.1:${server.address().port}/`)
}

describe('[X04] an address', () => {
  test.each(['/', '/women?page=2', '/%E6%89%8B%E8%A2%8B', '/search?q=%E5%8C%85+%26'])(
    '%s is left as it is',
    (url) => {
      expect(readableUrl(url)).toBe(url)
    },
  )

  test.each(['/%E5%A', '/%', '/women/%zz?page=2'])('%s leads to a page that is not there', (url) => {
    expect(readableUrl(url)).toBe('/_/nowhere')
  })

  test.each([
    ['/search?q=100%&page=2', '/search?q=100%25&page=2'],
    ['/women?filters=%E5%A', '/women?filters=%EF%BF%BD%25A'],
  ])('%s keeps its page and is read as %s', (url, read) => {
    expect(readableUrl(url)).toBe(read)
  })

  test('of a call is a bad request, in the envelope', async () => {
    expect(readableUrl('/rest/cn/V1/applet/qrcodegen/%E5%A')).toBeNull()

    const response = await answerOf((_, res) => refuseUnreadable(res))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 0, error: 'BAD_REQUEST' })
  })
})

describe('[S24] no-transform', () => {
  const withHeaders = (headers) =>
    answerOf((_, response) => {
      sayNoTransform(response)
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end('…')
    })

  test('is added to what a page says of being kept', async () => {
    const response = await withHeaders({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 's-maxage=3600',
    })

    expect(response.headers.get('cache-control')).toBe('s-maxage=3600, no-transform')
  })

  test('is all a page says that says nothing of being kept', async () => {
    expect((await withHeaders({ 'Content-Type': 'text/html' })).headers.get('cache-control')).toBe(
      'no-transform',
    )
  })

  test('is not for data', async () => {
    const response = await withHeaders({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })

    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})
