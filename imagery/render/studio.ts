import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { paths } from '../files/paths'

/** One Blender takes several scenes: starting it costs as much as a tenth of a picture. */
type Studio = { requests: Writable; answers: AsyncIterator<string, undefined>; scenes: number }

/** What Blender leaves unfreed adds up, so it starts afresh after this many. */
const scenesOfAStart = 40

/** Two of one thread each are a quarter faster than one of two: half of a picture is made by one thread anyway. */
const studios = 2
export const threadsOfStudio = Math.max(1, Math.floor(availableParallelism() / studios))

const open = new Set<Studio>()
const idle: Studio[] = []

function openStudio(): Studio {
  const blender = [
    'env',
    `OPENBLAS_NUM_THREADS=${threadsOfStudio}`,
    'blender',
    '--background',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '--python',
    paths.blenderScript,
  ]
  const child = spawn('nice', ['-n', '19', ...blender], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const studio = { requests: child.stdin, answers, scenes: 0 }
  open.add(studio)
  return studio
}

function close(studio: Studio) {
  studio.requests.end()
  open.delete(studio)
}

/**
 * Makes one after another, as many at once as there are studios, until `limit` of them were made that were not there
 * already, which `make` tells. Answers how many.
 */
export async function makeInStudios<T>(
  all: readonly T[],
  limit: number,
  make: (one: T) => Promise<boolean>,
): Promise<number> {
  const waiting = all.values()
  let made = 0
  const makeSome = async () => {
    for (const one of waiting) {
      if (made >= limit) return
      if (await make(one)) made += 1
    }
  }
  await Promise.all(Array.from({ length: studios }, makeSome))
  return made
}

/** Ends every Blender; the next scene starts another one. */
export function closeStudios(): void {
  for (const studio of open) close(studio)
  idle.length = 0
}

/** Renders a scene in a Blender that is idle, or in another one. Answers what Blender said of its times. */
export async function askBlender(sceneFile: string, out: string): Promise<string> {
  const studio = idle.pop() ?? openStudio()
  studio.scenes += 1
  studio.requests.write(`${JSON.stringify([sceneFile, out])}\n`)
  const said: string[] = []
  for (;;) {
    const { value, done } = await studio.answers.next()
    if (done) break
    const [, word, rest = ''] = /^(DONE|FAILED) (.*)$/.exec(value) ?? []
    if (!word) {
      said.push(value)
      continue
    }
    if (studio.scenes < scenesOfAStart) idle.push(studio)
    else close(studio)
    if (word === 'DONE') return rest
    throw new Error(`Blender could not: ${rest.replaceAll('\\n', '\n')}`)
  }
  open.delete(studio)
  throw new Error(`Blender ended:\n${said.slice(-20).join('\n')}`)
}
