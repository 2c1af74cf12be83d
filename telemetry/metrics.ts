import { createServer } from 'node:http'
import { once } from 'node:events'
import { collectDefaultMetrics, Registry } from 'prom-client'

/** Seconds, from a page out of memory to a call that waits for a provider. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Where figures are told: a port of their own, which no balancer passes on. */
export type MetricsAddress = { host: string; port: number }

/** The figures of a program, those of its process among them: processor, memory, garbage, delay of the event loop. */
export function createMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Tells the figures at `/metrics`, in Prometheus' format; answers how to stop it. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsAddress,
): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
