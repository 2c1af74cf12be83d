import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, createWriteStream, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { answers } from './network.mjs'
import { inRoot, root } from '../paths.mjs'
import { Stop } from '../say.mjs'

/** Longer than a program drains twice, and answers what it took. */
const graceMs = 20_000
const leaveWithParent = pathToFileURL(inRoot('scripts/support/process/leave-with-parent.mjs')).href

/** Runs `node file …args` to its end; answers its exit code, and its output when not shown. */
export async function runNode(file, args = [], { env = process.env, show = true, log } = {}) {
  return runCommand(process.execPath, ['--import', leaveWithParent, file, ...args], { env, show, log })
}

export async function runCommand(command, args, { env = process.env, show = true, log } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const [code, signal] = await Promise.race([
    once(child, 'close'),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ])
  if (log) writeLog(log, output)
  return { code: signal ? 1 : code, output }
}

function writeLog(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  createWriteStream(file).end(text)
}

/**
 * Starts a long-running program in a process group of its own: Ctrl-C reaches only us, and we stop it
 * (and whatever it started) in order.
 */
export const startNode = (name, args, options) =>
  startCommand(name, process.execPath, ['--import', leaveWithParent, ...args], options)

/** The same of any program; it stays when we are killed. Its words go into `log` through us, or straight into `output`. */
export function startCommand(name, command, args, { env = process.env, log, output } = {}) {
  const own = output === undefined ? null : openSync(output, 'a')
  const words = own ?? (log ? 'pipe' : 'inherit')
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', words, words] })
  if (own !== null) closeSync(own)
  else if (log) {
    mkdirSync(dirname(log), { recursive: true })
    const file = createWriteStream(log, { flags: 'a' })
    // On a full disk its words are lost; unread they would hold it up.
    file.on('error', () => [child.stdout, child.stderr].forEach((stream) => stream.resume()))
    child.stdout.pipe(file)
    child.stderr.pipe(file)
  }
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ name, code, signal }))
    child.once('error', (error) => resolve({ name, code: 1, signal: error.message }))
  })
  const kill = () => signalGroup(child, 'SIGKILL')
  return { name, ended, log, kill, stop: () => stop(child, ended) }
}

async function stop(child, ended) {
  signalGroup(child, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs)
  await ended
  clearTimeout(timer)
  signalGroup(child, 'SIGKILL')
}

/** Signals the program's whole group; one that is gone already is no error. */
function signalGroup(child, signal) {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Waits until `url` answers; fails with a plain sentence if the program ends before. */
export async function readyOrEnded(program, url) {
  const giveUp = new AbortController()
  const ready = answers(url, { signal: giveUp.signal }).then(() => null)
  const outcome = await Promise.race([ready, program.ended])
  giveUp.abort()
  if (!outcome) return
  const where = program.log ? ` Its output is in ${program.log}.` : ''
  throw new Stop(
    `${program.name} ended while starting (${outcome.signal ?? outcome.code}).${where}`,
    outcome.code || 1,
  )
}
