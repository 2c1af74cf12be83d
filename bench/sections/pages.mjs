import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { runCommand } from '../../scripts/support/process/children.mjs'
import { cpuMs, processesOf } from '../support/processes.mjs'

const connections = 16
const seconds = 8
const headers = { 'accept-encoding': 'br', accept: 'text/html' }

/** Serves the given bytes from a process of its own, so that both servers have a core alike. */
async function startBareServer(body) {
  const child = fork(fileURLToPath(import.meta.url), ['serve'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send({ body: body.toString('base64') })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, pid: String(child.pid), stop: () => child.kill() }
}

/** The bytes of a page as they travel. */
async function packedBytes(url) {
  const [response] = await once(get(url, { headers }), 'response')
  return buffer(response)
}

/** A load in C, where it is installed (`apt install wrk`), costs next to nothing; one in Node is the limit of what it measures. */
const hasWrk = await runCommand('wrk', ['-v'], { show: false }).then(
  () => true,
  () => false,
)

async function loadByWrk(url, duration) {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['--threads', '1', '--connections', String(connections), '--duration', `${duration}s`]
  const { code, output } = await runCommand('wrk', [...args, ...named, url], { show: false })
  const total = Number(/(\d+) requests in/.exec(output)?.[1])
  if (code !== 0 || !total || /Non-2xx|Socket errors/.test(output)) throw new Error(`${url}: ${output}`)
  return { total, perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]) }
}

async function loadByNode(url, duration) {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration, headers })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return { total: requests.total, perSecond: requests.average }
}

async function hit(url, pids) {
  const load = hasWrk ? loadByWrk : loadByNode
  await load(url, 2)
  const before = cpuMs(pids)
  const { total, perSecond } = await load(url, seconds)
  return { perSecond, cpuMs: (cpuMs(pids) - before) / total }
}

/** Requests a second of each page, and CPU for each, beside a bare Node server that sends the same bytes in the same run. */
export async function measurePages(store, pages) {
  const { storefront } = processesOf(store)
  const rows = []
  for (const { name, path } of pages) {
    const url = `${store.url}${path}`
    // The first answer fills the memory; brotli follows it.
    await packedBytes(url)
    const ours = await hit(url, storefront)
    const bytes = await packedBytes(url)
    const bare = await startBareServer(bytes)
    try {
      rows.push(rowOf(name, bytes, ours, await hit(bare.url, [bare.pid])))
    } finally {
      bare.stop()
    }
  }
  return rows
}

function rowOf(page, bytes, ours, bare) {
  return {
    page,
    KB: bytes.length / 1024,
    perSecond: ours.perSecond,
    cpuMs: ours.cpuMs.toFixed(3),
    barePerSecond: bare.perSecond,
    bareCpuMs: bare.cpuMs.toFixed(3),
    share: `${((ours.perSecond / bare.perSecond) * 100).toFixed(1)} %`,
    load: hasWrk ? 'wrk' : 'node',
  }
}

if (process.argv[2] === 'serve') {
  const [{ body }] = await once(process, 'message')
  const bytes = Buffer.from(body, 'base64')
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': bytes.length,
    })
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
}
