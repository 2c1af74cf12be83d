import { readFileSync, readdirSync } from 'node:fs'

/** Clock ticks of Linux in milliseconds. */
const TICK_MS = 10

/** The numbers of both programs' processes, found by their command lines and ports (Linux). */
export function processesOf(store) {
  const port = new URL(store.url).port
  const apiPort = new URL(store.apiUrl).port
  return {
    // Next renames its process once it runs.
    storefront: pidsOf(['next-server', 'dist/storefront/main'], `PORT=${port}`),
    api: pidsOf(['dist/server/main'], `API_PORT=${apiPort}`),
  }
}

function pidsOf(commands, variable) {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    const command = read(pid, 'cmdline').replaceAll('\0', ' ')
    return (
      commands.some((name) => command.includes(name)) &&
      `\0${read(pid, 'environ')}`.includes(`\0${variable}\0`)
    )
  })
}

/** Resident memory in MB. */
export const residentMB = (pids) => statusMB(pids, 'VmRSS')

/** What of it the processes hold for themselves, and what they share, as the buffers of a camera's pictures. */
export const ownMB = (pids) => statusMB(pids, 'RssAnon')
export const sharedMB = (pids) => statusMB(pids, 'RssShmem')

function statusMB(pids, field) {
  const line = new RegExp(`${field}:\\s+(\\d+)`)
  return sum(pids, (pid) => Number(line.exec(read(pid, 'status'))?.[1] ?? 0) / 1024)
}

/** CPU used so far, in milliseconds. */
export function cpuMs(pids) {
  return sum(pids, (pid) => {
    const [, , , , , , , , , , , user = 0, system = 0] = read(pid, 'stat').split(') ')[1]?.split(' ') ?? []
    return (Number(user) + Number(system)) * TICK_MS
  })
}

const sum = (pids, of) => pids.reduce((total, pid) => total + of(pid), 0)

/** Empty once the process has ended. */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
