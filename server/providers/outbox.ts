import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@/server/db/connection/private-files'

/**
 * Where the sandbox providers put what a real company would deliver: a file of JSON lines, and the terminal. A repeat is not
 * written where its `reference` is there already.
 */
export type Outbox = (name: OutboxName, line: Record<string, string>, isRepeat?: boolean) => Promise<void>
export type OutboxName = 'sms' | 'captcha' | 'messages'

/** The outbox under `dataDir`; `print` shows each line to whoever watches. */
export function createOutbox(dataDir: string, print: (line: string) => void): Outbox {
  const folder = join(dataDir, 'outbox')
  return async (name, line, isRepeat = false) => {
    const text = JSON.stringify(line)
    const file = join(folder, `${name}.jsonl`)
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    if (isRepeat && line.reference !== undefined && (await holds(file, line.reference))) return
    await appendFile(file, `${text}\n`, { mode: PRIVATE_FILE })
    print(`[sandbox ${name}] ${text}`)
  }
}

async function holds(file: string, reference: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text.includes(`"reference":${JSON.stringify(reference)}`)
}
