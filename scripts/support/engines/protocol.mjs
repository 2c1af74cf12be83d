import { WebSocket } from 'undici'

/** A line to a browser that takes numbered calls and tells of events: DevTools' and WebDriver BiDi's are both of that form. */
export async function connect(url) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`${url} takes no calls`)), { once: true })
  })
  const waiting = new Map()
  const listeners = new Map()
  let last = 0

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(data)
    if (method) return listeners.get(method)?.(params)
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error) reject?.(new Error(message ?? error.message))
    else resolve?.(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone'))
  })

  return {
    call(method, params = {}, more = {}) {
      last += 1
      socket.send(JSON.stringify({ id: last, method, params, ...more }))
      return new Promise((resolve, reject) => waiting.set(last, { resolve, reject }))
    },
    on: (method, listener) => listeners.set(method, listener),
    close: () => socket.close(),
  }
}
