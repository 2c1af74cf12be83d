import { cleanup } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { CallName } from '@/contract/calls/contract'
import type { ErrorCode } from '@/contract/calls/errors'
import { loadClient } from '@/lib/api/browser'
import type { Data, Input, Parts } from '@/lib/api/types'
import type { FaultName } from '@/mocks/faults'
import { answering, broken, handling, refused, success, type Refusal } from '@/mocks/handlers'

type Sent = { name: CallName; input: Parts }
type Typed<N extends CallName> = Input<N> & Parts
type Reply<N extends CallName> = Data<N> | ((input: Typed<N>) => Data<N> | Promise<Data<N>>)
type Times = { times?: number }

/**
 * The commerce API of a test file, reached by the store's own client as a guest. A call nobody answers fails the test.
 * The newest answer to a call stands, for as many `times` as it says, at most until the test ends.
 */
export function serveApi() {
  const server = setupServer()
  let sent: Sent[] = []
  let strangers: string[] = []

  beforeAll(async () => {
    await loadClient()
    server.listen({
      onUnhandledRequest({ method, url }, print) {
        strangers.push(`${method} ${url}`)
        print.error()
      },
    })
  })
  beforeEach(() => {
    document.cookie = 'session=guest'
    server.use(answering('getCsrfToken', { token: 'post-token' }))
  })
  afterEach(() => {
    cleanup()
    server.resetHandlers()
    const unanswered = strangers
    sent = []
    strangers = []
    expect(unanswered).toEqual([])
  })
  afterAll(() => server.close())

  function serve(name: CallName, respond: (input: Parts) => Promise<Response>, { times }: Times = {}) {
    const noting = (input: Parts) => {
      sent.push({ name, input })
      return respond(input)
    }
    server.use(handling(name, noting, times))
  }

  return {
    answer<N extends CallName>(name: N, reply: Reply<N>, times?: Times) {
      const dataFor = async (input: Parts) => (reply instanceof Function ? reply(input as Typed<N>) : reply)
      serve(name, async (input) => success(name, await dataFor(input)), times)
    },
    refuse(name: CallName, error: ErrorCode, { times, ...refusal }: Refusal & Times = {}) {
      serve(name, async () => refused(error, refusal), { times })
    },
    fail(name: CallName, fault: FaultName, times?: Times) {
      serve(name, () => broken(fault), times)
    },
    /** Answers nothing: what is pending stays so. */
    hold(name: CallName) {
      serve(name, () => new Promise(() => undefined))
    },
    /** Everything asked so far in this test, but for post tokens. */
    calls: () => sent.map(({ name }) => name),
    /** What this call was sent with, oldest first. */
    sent<N extends CallName>(name: N) {
      return sent.filter((one) => one.name === name).map(({ input }) => input as Typed<N>)
    },
    /** The bodies of `sent`. */
    bodies: (name: CallName) => sent.filter((one) => one.name === name).map(({ input }) => input.body),
  }
}
