import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { paths } from './paths'

/** One Blender takes several scenes: starting it costs as much as a tenth of a picture. */
type Studio = { requests: Writable; answers: AsyncIterator<string, undefined>; scenes: number }

/** What Blender leaves unfreed adds up, so it starts afresh after this many. */
const scenesOfAStart = 40

let studio: Studio | undefined

function openStudio(): Studio {
  const own = [
    '--background',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '--python',
    paths.blenderScript,
  ]
  const child = spawn('nice', ['-n', '19', 'blender', ...own], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return { requests: child.stdin, answers, scenes: 0 }
}

/** Ends Blender; the next scene starts another one. */
export function closeStudio(): void {
  studio?.requests.end()
  studio = undefined
}

/** Renders a scene, one at a time. Answers what Blender said of its times. */
export async function askBlender(sceneFile: string, out: string): Promise<string> {
  if (studio && studio.scenes >= scenesOfAStart) closeStudio()
  const open = (studio ??= openStudio())
  open.scenes += 1
  open.requests.write(`${JSON.stringify([sceneFile, out])}\n`)
  const said: string[] = []
  for (;;) {
    const { value, done } = await open.answers.next()
    if (done) break
    const [, word, rest = ''] = /^(DONE|FAILED) (.*)$/.exec(value) ?? []
    if (word === 'DONE') return rest
    if (word === 'FAILED') throw new Error(`Blender could not: ${rest.replaceAll('\\n', '\n')}`)
    said.push(value)
  }
  studio = undefined
  throw new Error(`Blender ended:\n${said.slice(-20).join('\n')}`)
}
