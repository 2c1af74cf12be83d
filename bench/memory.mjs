import { readFileSync, readdirSync } from 'node:fs'

/** Resident memory of every process that `isOurs` by its command line and environment, in MB (Linux). */
function residentMB(isOurs) {
  let total = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      const environment = `\0${readFileSync(`/proc/${pid}/environ`, 'utf8')}`
      if (!isOurs(command, environment)) continue
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
      total += Number(kilobytes ?? 0) / 1024
    } catch {
      // The process ended while we looked.
    }
  }
  return total
}

/** What both programs hold after the load. */
export function measureMemory(store) {
  const port = new URL(store.url).port
  const apiPort = new URL(store.apiUrl).port
  const runs = (command, ...names) => names.some((name) => command.includes(name))
  return [
    {
      program: 'storefront',
      // Next renames its process once it runs.
      residentMB: residentMB(
        (command, env) =>
          runs(command, 'next-server', 'next/dist/bin/next') && env.includes(`\0PORT=${port}\0`),
      ),
    },
    {
      program: 'commerce API',
      residentMB: residentMB(
        (command, env) => runs(command, 'dist/server/main') && env.includes(`\0API_PORT=${apiPort}\0`),
      ),
    },
  ]
}
