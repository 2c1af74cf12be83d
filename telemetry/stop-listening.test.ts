import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, it } from 'vitest'
import { stopListening } from './stop-listening'

const ask = 'POST / HTTP/1.1\r\nHost: store\r\nContent-Length: 0\r\n\r\n'
const MINUTE = 60_000

let server: ReturnType<typeof createServer>
let port: number
let isClosed: boolean

beforeEach(async () => {
  isClosed = false
  server = createServer((_request, response) => {
    response.shouldKeepAlive = !isClosed
    response.end('answered')
  })
  server.keepAliveTimeout = MINUTE
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

const stop = (lingerMs: number) => stopListening(server, { lingerMs, closed: () => (isClosed = true) })
const refused = () => expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')

it('who stands at the door when a program stops is let in and answered, and nobody after', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(ask)
  const stopped = stop(0)

  expect(await text(socket)).toContain('answered')
  await stopped
  await refused()
})

it('what comes over a connection that was kept is answered while nobody else is let in, and ends it', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(ask)
  await once(socket, 'data')
  const stopped = stop(MINUTE)
  await expect.poll(() => isClosed).toBe(true)
  await refused()

  socket.write(ask)

  const answer = await text(socket)
  expect(answer).toContain('Connection: close')
  expect(answer).toContain('answered')
  await stopped
})

it('a kept connection over which nothing comes is ended in time', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(ask)
  await once(socket, 'data')

  await stop(50)

  await once(socket.resume(), 'close')
})
