import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { ChatAppRefusal } from './chat-app'
import { wechatChatApp } from './wechat'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

type Call = { method: string; url: string; body: unknown }

/** The chat app's server on this machine: answers each call with the next of `answers`. */
async function aChatApp(...answers: { status?: number; body: unknown }[]) {
  const calls: Call[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += String(chunk)))
    request.on('end', () => {
      calls.push({ method: request.method ?? '', url: request.url ?? '', body: text && JSON.parse(text) })
      const { status = 200, body } = answers.shift() ?? { body: null }
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const chatApp = wechatChatApp({
    appId: 'wx1',
    secret: 'top-secret',
    qr: { appId: 'wx2', secret: 'other-secret' },
    apiUrl,
    connectUrl: 'https://open.weixin.qq.com',
  })
  return { calls, chatApp }
}

describe('[S23] the chat app’s real API', () => {
  test('fetches an access token for the account', async () => {
    const { chatApp, calls } = await aChatApp({ body: { access_token: 'AT-1', expires_in: 7200 } })

    expect(await chatApp.fetchAccessToken({ isForced: false })).toEqual({
      value: 'AT-1',
      lifetimeSeconds: 7200,
    })
    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/cgi-bin/stable_token',
        body: {
          grant_type: 'client_credential',
          appid: 'wx1',
          secret: 'top-secret',
          force_refresh: false,
        },
      },
    ])
  })

  test('fetches a ticket for the access token', async () => {
    const answer = { errcode: 0, errmsg: 'ok', ticket: 'T-1', expires_in: 7200 }
    const { chatApp, calls } = await aChatApp({ body: answer })

    expect(await chatApp.fetchTicket('AT+1')).toEqual({ value: 'T-1', lifetimeSeconds: 7200 })
    expect(calls).toMatchObject([
      { method: 'GET', url: '/cgi-bin/ticket/getticket?access_token=AT%2B1&type=jsapi' },
    ])
  })

  test.each([
    [40001, true],
    [42001, true],
    [45009, false],
  ])('refuses with its number %i', async (errcode, isTokenInvalid) => {
    const { chatApp } = await aChatApp({ body: { errcode, errmsg: 'no' } })

    const refusal = await chatApp.fetchTicket('AT-1').catch((error: unknown) => error)

    expect(refusal).toBeInstanceOf(ChatAppRefusal)
    expect(refusal).toMatchObject({ message: `${errcode} no`, isTokenInvalid })
  })

  test.each([
    ['no success', { status: 502, body: {} }],
    ['nothing known', { body: { hello: 'world' } }],
    ['no JSON object', { body: null }],
  ])('fails on %s, and says nothing of the secret', async (_, answer) => {
    const { chatApp } = await aChatApp(answer)

    const error = await chatApp.fetchAccessToken({ isForced: true }).catch(String)

    expect(error).not.toContain('top-secret')
    expect(error).toMatch(/^Error: the chat app answers/)
  })

  test('fails when nobody is there', async () => {
    const { chatApp } = await aChatApp()
    stops.splice(0).forEach((stop) => stop())

    await expect(chatApp.fetchTicket('AT-1')).rejects.toThrow('the chat app does not answer')
  })
})

const state = `1${'0f'.repeat(32)}`
const redirectUrl = 'https://www.oree.example/women?nav=women&returnUrl=%2Forder'

describe('[C07] login by the chat app’s real API', () => {
  test.each([
    ['qr', '/connect/qrconnect', 'wx2', 'snsapi_login'],
    ['in-app', '/connect/oauth2/authorize', 'wx1', 'snsapi_userinfo'],
  ] as const)(
    '%s: asks on its own page, everything in the order it wants',
    async (way, path, appId, scope) => {
      const { chatApp } = await aChatApp()

      expect(chatApp.authorizeUrl({ way, redirectUrl, state })).toBe(
        `https://open.weixin.qq.com${path}?appid=${appId}&redirect_uri=${encodeURIComponent(redirectUrl)}` +
          `&response_type=code&scope=${scope}&state=${state}#wechat_redirect`,
      )
    },
  )

  test('[B06] asks without a question who pays', async () => {
    const { chatApp } = await aChatApp()

    const url = new URL(chatApp.authorizeUrl({ way: 'in-app', redirectUrl, state, isSilent: true }))

    expect(url.searchParams.get('scope')).toBe('snsapi_base')
  })

  test.each([
    ['qr', 'wx2', 'other-secret'],
    ['in-app', 'wx1', 'top-secret'],
  ] as const)('%s: learns who stands behind a code', async (way, appId, secret) => {
    const answer = { access_token: 'AT', expires_in: 7200, openid: 'O-1', unionid: 'U-1', scope: 'snsapi' }
    const { chatApp, calls } = await aChatApp({ body: answer })

    expect(await chatApp.identify({ way, code: 'C 1&x' })).toEqual({ appId, openId: 'O-1', unionId: 'U-1' })
    expect(calls).toMatchObject([
      {
        method: 'GET',
        url: `/sns/oauth2/access_token?appid=${appId}&secret=${secret}&code=C+1%26x&grant_type=authorization_code`,
      },
    ])
  })

  test('a person of one application only has no id of all', async () => {
    const { chatApp } = await aChatApp({ body: { access_token: 'AT', expires_in: 7200, openid: 'O-1' } })

    expect(await chatApp.identify({ way: 'in-app', code: 'C' })).toMatchObject({
      openId: 'O-1',
      unionId: null,
    })
  })

  test.each([
    ['a code nobody gave', { errcode: 40029, errmsg: 'invalid code' }],
    ['a code used before', { errcode: 40163, errmsg: 'code been used' }],
    ['the account of a preview page', { access_token: 'AT', openid: 'O-1', is_snapshotuser: 1 }],
  ])('%s is nobody’s', async (_, body) => {
    const { chatApp } = await aChatApp({ body })

    expect(await chatApp.identify({ way: 'qr', code: 'C' })).toBeNull()
  })

  test.each([
    [
      'refused for another reason',
      { body: { errcode: 45011, errmsg: 'api minute-quota reach limit' } },
      /45011/,
    ],
    ['broken', { status: 500, body: {} }, /HTTP 500/],
    ['changed', { body: { hello: 'world' } }, /something else/],
  ])('%s: fails, and says nothing of secret or code', async (_, answer, reason) => {
    const { chatApp } = await aChatApp(answer)

    const error = await chatApp.identify({ way: 'qr', code: 'THE-CODE' }).catch(String)

    expect(error).toMatch(reason)
    expect(error).not.toMatch(/other-secret|THE-CODE/)
  })
})
