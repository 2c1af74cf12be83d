import { NextRequest } from 'next/server'
import { vi } from 'vitest'
import { contract, type CallName, type Contract } from '@/contract/calls/contract'
import type { DataOf, InputOf } from '@/contract/calls/endpoint'
import { successCodeOf } from '@/contract/calls/paths'
import { forward } from '@/lib/gateway/forward'
import { requestOf, type TestApp } from '@/server/testing/test-app'

const SITE = 'https://store.example'

export type Sent = { method?: string; headers?: Record<string, string>; body?: BodyInit | null }

/** What a browser got: `body` is its text, as a script could read it. */
export type Got = { status: number; headers: Headers; body: string; answer: Envelope }
type Envelope = { code?: number; error?: string; message?: string; data?: unknown }

/** Puts the commerce API of a test behind the storefront's gateway. Answers the undo. */
export function behindGateway({ app }: TestApp): () => void {
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return app.request(`${pathname}${search}`, init)
  })
  return () => spy.mockRestore()
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
    const init = {
      method,
      headers: {
        host: 'store.example',
        'content-type': 'application/json',
        'x-forwarded-for': '127.0.0.1',
        ...(method !== 'GET' && { origin: SITE }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(method !== 'GET' && { body, duplex: 'half' as const }),
    }
    const response = await forward(new NextRequest(`${SITE}${path}`, init))
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const text = await response.text()
    this.#bodies.push(text)
    return { status: response.status, headers: response.headers, body: text, answer: parsed(text) }
  }

  async postToken(): Promise<string> {
    const { answer } = await this.send('/rest/default/V1/core/getCsrfToken')
    return (answer.data as { token: string }).token
  }

  /** Makes a call as the storefront's pages do. */
  async ask<N extends CallName>(name: N, input: InputOf<Contract[N]>): Promise<Got> {
    const [path, { method = 'GET', body }] = requestOf(contract[name], input, {})
    const headers: Record<string, string> = method === 'GET' ? {} : { 'x-post-token': await this.postToken() }
    return this.send(path, { method, headers, body: body ?? '{}' })
  }

  /** The data of a call that has to succeed, as far as a script sees it. */
  async call<N extends CallName>(
    name: N,
    input: InputOf<Contract[N]>,
  ): Promise<Partial<DataOf<Contract[N]>>> {
    const { answer, body } = await this.ask(name, input)
    if (answer.code !== successCodeOf(name) || answer.error !== undefined) throw new Error(`${name}: ${body}`)
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
