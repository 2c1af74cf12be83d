import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { serve } from '@hono/node-server'
import { contract, type CallName, type Contract } from '@/contract/calls/contract'
import type { DataOf, InputOf } from '@/contract/calls/endpoint'
import { paths, successCodeOf } from '@/contract/calls/paths'
import { requestOf, type TestApp } from '@/server/testing/test-app'
import { createGateway } from '@/storefront/gateway/gateway'

const SITE = 'https://store.example'

export type Sent = {
  method?: string
  headers?: Record<string, string>
  body?: string | ReadableStream<Uint8Array>
}

/** What a browser got: `body` is its text, as a script could read it. */
export type Got = { status: number; headers: Headers; body: string; answer: Envelope }
type Envelope = { code?: number; error?: string; message?: string; data?: unknown }

let port = 0

/** Puts the commerce API of a test behind the storefront's gateway, both on sockets. Answers the undo. */
export async function behindGateway({ app }: TestApp): Promise<() => Promise<void>> {
  const api = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(api, 'listening')
  const stop = await startGateway(`http://127.0.0.1:${(api.address() as AddressInfo).port}`)
  return async () => {
    await stop()
    api.close()
  }
}

/** What `work` gives while nobody answers behind the gateway. */
export async function withoutApi<T>(work: () => Promise<T>): Promise<T> {
  const usual = port
  const stop = await startGateway('http://127.0.0.1:1')
  try {
    return await work()
  } finally {
    await stop()
    port = usual
  }
}

async function startGateway(apiUrl: string): Promise<() => Promise<void>> {
  const gateway = createGateway(apiUrl)
  const front = createServer((incoming, outgoing) => void gateway.pass(incoming, outgoing))
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  port = (front.address() as AddressInfo).port
  return async () => {
    front.close()
    await gateway.close()
  }
}

/** A browser in front of the gateway: it keeps cookies, and remembers all that its scripts could have read. */
export class GatewayBrowser {
  readonly cookies = new Map<string, string>()
  /** The `Set-Cookie` lines it was given. */
  readonly given: string[] = []
  readonly #bodies: string[] = []

  /** Everything a script of a page could lay hands on: bodies, and the cookies that are not HttpOnly. */
  readable(): string {
    return [...this.#bodies, ...this.given.filter((line) => !/; httponly/i.test(line))].join('\n')
  }

  async send(path: string, { method = 'POST', headers = {}, body = '{}' }: Sent = {}): Promise<Got> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const outgoing = request({
      ...{ host: '127.0.0.1', port, path, method },
      headers: {
        host: 'store.example',
        'content-type': 'application/json',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        ...(method !== 'GET' && { origin: SITE }),
        ...(cookie && { cookie }),
        ...(method !== 'GET' && typeof body === 'string' && { 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    })
    // Who is refused in the middle of a body is not listened to any longer.
    Readable.from(method === 'GET' ? [] : body)
      .on('error', () => undefined)
      .pipe(outgoing.on('error', () => undefined))
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    for (const line of incoming.headers['set-cookie'] ?? []) this.#keep(line)
    const got = await text(incoming)
    this.#bodies.push(got)
    return { status: incoming.statusCode!, headers: headersOf(incoming), body: got, answer: parsed(got) }
  }

  async postToken(): Promise<string> {
    const { answer } = await this.send('/rest/default/V1/core/getCsrfToken')
    return (answer.data as { token: string }).token
  }

  /** Makes a call as the storefront's pages do. */
  async ask<N extends CallName>(name: N, input: InputOf<Contract[N]>): Promise<Got> {
    const [path, { method = 'GET', body }] = requestOf(contract[name], input, {})
    const headers: Record<string, string> = method === 'GET' ? {} : { 'x-post-token': await this.postToken() }
    return this.send(path, { method, headers, body: typeof body === 'string' ? body : '{}' })
  }

  /** The data of a call that has to succeed, as far as a script sees it. */
  async call<N extends CallName>(
    name: N,
    input: InputOf<Contract[N]>,
  ): Promise<Partial<DataOf<Contract[N]>>> {
    const { answer, body } = await this.ask(name, input)
    if (answer.code !== successCodeOf(paths[name]) || answer.error !== undefined)
      throw new Error(`${name}: ${body}`)
    return answer.data as Partial<DataOf<Contract[N]>>
  }

  #keep(line: string): void {
    this.given.push(line)
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/expires=Thu, 01 Jan 1970|max-age=0/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

function parsed(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    return {}
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!)
  return headers
}
