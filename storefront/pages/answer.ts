import { ServerResponse } from 'node:http'
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http'
import { refineHead } from '../request/refine-head'

export type Head = { status: number; headers: OutgoingHttpHeaders }

/** What Next answered, before anything of it is sent. */
export type Answer = Head & { body: Buffer }

/**
 * Holds back what is written to `response` when its head is `wanted`, and gives it whole at its end; null once the answer is on
 * its way as it is, or the browser has left.
 */
export function bufferedAnswer(
  response: ServerResponse,
  wanted: (head: Head) => boolean,
): Promise<Answer | null> {
  let state: 'open' | 'held' | 'through' | 'done' = 'open'
  const chunks: Buffer[] = []
  const own = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
  }

  return new Promise((resolve) => {
    const decide = () => {
      if (state !== 'open') return
      if (response.writableEnded) state = 'done'
      if (state !== 'open') return
      state = wanted(headOf(response)) ? 'held' : 'through'
      if (state === 'through') resolve(null)
    }
    response.writeHead = (status: number, ...given: unknown[]) => {
      response.statusCode = status
      setHeaders(response, given.at(-1))
      decide()
      if (state !== 'through') return response
      // Only now: Next has decided whether to pack, which it does not do where it reads `no-transform`.
      refineHead(response)
      Reflect.apply(own.writeHead, response, [status])
      return response
    }
    response.flushHeaders = () => {
      decide()
      if (state === 'through') ServerResponse.prototype.flushHeaders.call(response)
    }
    response.write = (...given: unknown[]) => {
      decide()
      if (state === 'through') return Boolean(Reflect.apply(own.write, response, given))
      if (state === 'held') chunks.push(...bytesOf(given))
      return true
    }
    response.end = (...given: unknown[]) => {
      decide()
      if (state === 'through') Reflect.apply(own.end, response, given)
      if (state === 'held') {
        state = 'done'
        resolve({ ...headOf(response), body: Buffer.concat([...chunks, ...bytesOf(given)]) })
      }
      return response
    }
    response.once('close', () => {
      state = state === 'through' ? state : 'done'
      resolve(null)
    })
  })
}

/** Said of how the browser came, whatever the answer. */
const ofConnection = 'strict-transport-security'

/** Sends an answer of our own on a response whose first one was held; whatever its writer still says is not heard. */
export function sendInstead(response: ServerResponse, { status, headers, body }: Answer): void {
  for (const name of response.getHeaderNames()) if (name !== ofConnection) response.removeHeader(name)
  ServerResponse.prototype.writeHead.call(response, status, headers)
  ServerResponse.prototype.end.call(response, body, 'utf8')
}

function headOf(response: ServerResponse): Head {
  return { status: response.statusCode, headers: { ...response.getHeaders() } }
}

function setHeaders(response: ServerResponse, given: unknown): void {
  if (typeof given !== 'object' || given === null) return
  for (const [name, value] of Object.entries(given)) if (isHeader(value)) response.setHeader(name, value)
}

function isHeader(value: unknown): value is OutgoingHttpHeader {
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value)
}

function bytesOf([chunk]: unknown[]): Buffer[] {
  if (typeof chunk === 'string') return [Buffer.from(chunk)]
  return chunk instanceof Uint8Array ? [Buffer.from(chunk)] : []
}
