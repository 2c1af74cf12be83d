import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { stopListening } from './stop-listening'

it('who stands at the door when a program stops is let in and answered, and nobody after', async () => {
  const server = createServer((_request, response) =>
    response.setHeader('connection', 'close').end('answered'),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const socket = connect(port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: store\r\nContent-Length: 0\r\n\r\n')
  const stopped = stopListening(server)

  expect(await text(socket)).toContain('answered')
  await stopped
  await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
})
