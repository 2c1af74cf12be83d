import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { freePort } from '../../scripts/support/process/network.mjs'

const apiPort = process.env.E2E_API_PORT ?? '4410'
const START_MS = 60_000

export type SecondStorefront = {
  url: string
  /** Cuts the way to the commerce API, as when it is down. */
  cut: () => void
  mend: () => void
  stop: () => Promise<void>
}

/** Another storefront of the built store, whose way to the commerce API a test can cut. */
export async function startSecondStorefront(): Promise<SecondStorefront> {
  let isCut = false
  const way = createServer((incoming, outgoing) => {
    if (isCut) incoming.socket.destroy()
    else pass(incoming, outgoing)
  })
  const wayPort = await listen(way)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['dist/storefront/main.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      COMMERCE_API_URL: `http://127.0.0.1:${wayPort}`,
      REVALIDATE_SECRET: 'only-for-this-test-and-its-storefront',
    },
    stdio: 'ignore',
  })
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    way.closeAllConnections()
    way.close()
  }
  await waitForServer(url, child).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, cut: () => (isCut = true), mend: () => (isCut = false), stop }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method, url, headers } = incoming
  const onward = request({ host: '127.0.0.1', port: apiPort, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => incoming.socket.destroy())
  incoming.pipe(onward)
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}

async function waitForServer(url: string, child: { exitCode: number | null }) {
  const deadline = Date.now() + START_MS
  for (;;) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the storefront did not start')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
