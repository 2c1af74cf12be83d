/** The storefront as a program: Next, and the server around it. decision 0012 */
import { createServer } from 'node:http'
import next from 'next'
import { createListener } from './listener'
import { readSettings } from './settings'

const { port, isDevelopment, isTrusted } = readSettings()
const server = createServer()
const app = next({ dev: isDevelopment, port, httpServer: server })
await app.prepare()
server.on('request', createListener({ isTrusted, next: app.getRequestHandler() }))
server.listen(port)

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  await new Promise((resolve) => server.close(resolve))
  await app.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop())
