import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Stop } from '../say.mjs'

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const { port: taken } = server.address()
      server.close(() => resolve(taken))
    })
  })
}

/** A port nobody listens on. */
export const freePort = () => listen(0, '127.0.0.1')

/** Stops with advice when `port` is taken on any address. */
export async function requireFree(port, variable) {
  for (const host of ['0.0.0.0', '127.0.0.1']) {
    try {
      await listen(port, host)
    } catch (error) {
      if (error.code === 'EACCES')
        throw new Stop(`Port ${port} may not be opened by this user: choose ${variable} above 1023.`)
      if (error.code !== 'EADDRINUSE') throw error
      throw new Stop(
        `Port ${port} is in use. Stop what runs there, or choose another: ${variable}=${Number(port) + 1} npm start`,
      )
    }
  }
}

/** Whether nobody listens on `port`, on any address. */
export const isFree = (port) =>
  requireFree(port, '').then(
    () => true,
    () => false,
  )

/** Waits until `url` answers without a server error, or until `signal` says that it no longer matters. */
export async function answers(url, { timeoutMs = 180_000, signal } = {}) {
  const until = Date.now() + timeoutMs
  let last = 'no answer'
  while (Date.now() < until && !signal?.aborted) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
      await response.body?.cancel()
      if (response.status < 500) return
      last = `HTTP ${response.status}`
    } catch (error) {
      last = error.cause?.code ?? error.name
    }
    await pause(150)
  }
  throw new Stop(`${url} did not answer within ${timeoutMs / 1000} seconds (${last}).`)
}
