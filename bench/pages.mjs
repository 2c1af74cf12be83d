import { createServer } from 'node:http'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { fork } from 'node:child_process'
import autocannon from 'autocannon'

const connections = 16
const seconds = 8
const headers = { 'accept-encoding': 'gzip', accept: 'text/html' }

/** Serves the given bytes from a process of its own, so that both servers have a core alike. */
async function startBareServer(body, contentEncoding) {
  const child = fork(fileURLToPath(import.meta.url), ['serve'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send({ body: body.toString('base64'), contentEncoding })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

async function hit(url) {
  const run = (duration) => autocannon({ url, connections, duration, headers })
  await run(2)
  const result = await run(seconds)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { perSecond: result.requests.average, p95Ms: result.latency.p97_5 }
}

/** Requests a second of each page, beside a bare Node server that sends the same bytes in the same run. */
export async function measurePages(store, pages) {
  const rows = []
  for (const { name, path } of pages) {
    const url = `${store.url}${path}`
    const response = await fetch(url, { headers })
    const bytes = Buffer.from(await response.arrayBuffer())
    const bare = await startBareServer(bytes)
    try {
      const ours = await hit(url)
      const theirs = await hit(bare.url)
      rows.push({
        page: name,
        perSecond: ours.perSecond,
        p97Ms: ours.p95Ms,
        barePerSecond: theirs.perSecond,
        share: ours.perSecond / theirs.perSecond,
      })
    } finally {
      bare.stop()
    }
  }
  return rows.map((row) => ({ ...row, share: `${(row.share * 100).toFixed(1)} %` }))
}

if (process.argv[2] === 'serve') {
  const [{ body }] = await once(process, 'message')
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length })
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
}
