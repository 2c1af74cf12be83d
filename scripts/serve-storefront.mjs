/** The built storefront on a port: Next's own handler, and the three things its configuration has no word for. decision 0012 */
import { createServer } from 'node:http'
import next from 'next'
import {
  believeOnly,
  readableUrl,
  refuseUnreadable,
  sayNoTransform,
  trustedProxies,
} from './support/front.mjs'
import { root } from './support/paths.mjs'

const port = Number(process.argv[2])
const server = createServer()
const app = next({ dir: root, port, httpServer: server })
await app.prepare()
const handle = app.getRequestHandler()
const proxies = trustedProxies(process.env.TRUSTED_PROXIES)

server.on('request', (request, response) => {
  const url = readableUrl(request.url)
  if (url === null) return refuseUnreadable(response)
  request.url = url
  believeOnly(proxies, request)
  sayNoTransform(response)
  return handle(request, response)
})
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
