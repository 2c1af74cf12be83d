import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@/server/db/private-files'

/** Where the sandbox providers put what a real company would deliver: a file of JSON lines, and the terminal. */
export type Outbox = (name: 'sms' | 'captcha', line: Record<string, string>) => Promise<void>

/** The outbox under `dataDir`; `print` shows each line to whoever watches. */
export function createOutbox(dataDir: string, print: (line: string) => void): Outbox {
  const folder = join(dataDir, 'outbox')
  return async (name, line) => {
    const text = JSON.stringify(line)
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    await appendFile(join(folder, `${name}.jsonl`), `${text}\n`, { mode: PRIVATE_FILE })
    print(`[sandbox ${name}] ${text}`)
  }
}
