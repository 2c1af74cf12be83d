import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { say } from '../say.mjs'

/** Runs `work` while no other process does under the same `file`: waits for it, and says so. */
export async function alone(file, work) {
  for (let isReported = false; !take(file); isReported = true) {
    if (!isReported) say('Another start is building here; waiting until it is done.')
    await wait(500)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Whether the file is now ours; one that its process left behind counts for nothing. */
function take(file) {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isAlive(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true })
    return false
  }
}

/** Notes in `folder` that this process serves the built files on `port`; answers the undo. */
export function recordServing(folder, port) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, String(process.pid))
  writeFileSync(file, String(port))
  return () => rmSync(file, { force: true })
}

/** The ports of the stores that serve from here, however often they were killed before. */
export function servedPorts(folder) {
  mkdirSync(folder, { recursive: true })
  const alive = readdirSync(folder).filter((pid) => isAlive(Number(pid)))
  return alive.map((pid) => Number(readFileSync(join(folder, pid), 'utf8')))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
