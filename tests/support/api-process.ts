import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/support/process/network.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const START_MS = 60_000

export type ApiProcess = {
  url: string
  /** Ends it without a chance to clean up. */
  kill: () => Promise<void>
  /** Asks it to end. */
  stop: () => Promise<void>
}

/** Starts the commerce API as a program of its own and waits until it answers; `output` is the file its words go to. */
export async function startApi(environment: Record<string, string>, output?: number): Promise<ApiProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...environment, API_PORT: String(port) },
    stdio: ['ignore', output ?? 'ignore', output ?? 'inherit'],
  })
  const ended = once(child, 'exit')
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  const deadline = Date.now() + START_MS
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end('SIGKILL')
      throw new Error('the commerce API did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok
  } catch {
    return false
  }
}
