import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Stop } from '../say.mjs'

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => server.close(resolve))
  })
}

/**
 * Where free ports are looked for: below those that systems give to outgoing connections, one of which might take a port
 * before it is listened on, and above those that browsers refuse.
 */
const range = { from: 20_000, to: 29_999 }
const given = new Set()

/** A port nobody listens on; never the same twice. */
export async function freePort() {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const port = randomInt(range.from, range.to + 1)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Stop(`No port between ${range.from} and ${range.to} is free.`)
}

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
