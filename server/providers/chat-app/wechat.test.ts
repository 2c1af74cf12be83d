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
  return { calls, chatApp: wechatChatApp({ appId: 'wx1', secret: 'top-secret', apiUrl }) }
}

describe('[S23] the chat app’s real API', () => {
  test('lends an access token for the account', async () => {
    const { chatApp, calls } = await aChatApp({ body: { access_token: 'AT-1', expires_in: 7200 } })

    expect(await chatApp.lendAccessToken({ isForced: false })).toEqual({
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

  test('lends a ticket for the access token', async () => {
    const answer = { errcode: 0, errmsg: 'ok', ticket: 'T-1', expires_in: 7200 }
    const { chatApp, calls } = await aChatApp({ body: answer })

    expect(await chatApp.lendTicket('AT+1')).toEqual({ value: 'T-1', lifetimeSeconds: 7200 })
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

    const refusal = await chatApp.lendTicket('AT-1').catch((error: unknown) => error)

    expect(refusal).toBeInstanceOf(ChatAppRefusal)
    expect(refusal).toMatchObject({ message: `${errcode} no`, isTokenInvalid })
  })

  test.each([
    ['no success', { status: 502, body: {} }],
    ['nothing known', { body: { hello: 'world' } }],
    ['no JSON object', { body: null }],
  ])('fails on %s, and says nothing of the secret', async (_, answer) => {
    const { chatApp } = await aChatApp(answer)

    const error = await chatApp.lendAccessToken({ isForced: true }).catch(String)

    expect(error).not.toContain('top-secret')
    expect(error).toMatch(/^Error: the chat app answers/)
  })

  test('fails when nobody is there', async () => {
    const { chatApp } = await aChatApp()
    stops.splice(0).forEach((stop) => stop())

    await expect(chatApp.lendTicket('AT-1')).rejects.toThrow('the chat app does not answer')
  })
})
