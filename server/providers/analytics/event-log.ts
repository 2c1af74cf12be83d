import { appendFile, mkdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { eventSchema } from '@/contract/calls/customer/analytics'
import { dateTimeSchema } from '@/contract/calls/primitives'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@/server/db/connection/private-files'
import type { Clock } from '@/server/platform/clock'
import type { EventLog, WrittenEvent } from './analytics'

/** Of one file; the one before it is kept, and nothing older. Bytes. */
const MOST_BYTES = 2 * 1024 * 1024

const lineSchema = z.object({ receivedAt: dateTimeSchema, event: eventSchema })

/** Events as JSON lines in `dataDir`/analytics: two files at most, the fuller one named `former`. */
export function createEventLog(dataDir: string, clock: Clock, mostBytes = MOST_BYTES): EventLog {
  const folder = join(dataDir, 'analytics')
  const file = join(folder, 'events.jsonl')
  const former = join(folder, 'events.former.jsonl')
  let written = Promise.resolve()

  async function append(text: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
    const size = await stat(file).then(
      (facts) => facts.size,
      () => 0,
    )
    if (size > 0 && size + Buffer.byteLength(text) > mostBytes) await rename(file, former)
    await appendFile(file, text, { mode: PRIVATE_FILE })
  }

  return {
    write(events) {
      const receivedAt = clock.now().toISOString()
      const text = events.map((event) => `${JSON.stringify({ receivedAt, event })}\n`).join('')
      // One after the other, also after one that failed: two at once would both find the file full.
      const own = written.then(() => append(text))
      written = own.catch(() => undefined)
      return own
    },

    async tail(count) {
      const texts = await Promise.all([former, file].map((path) => readFile(path, 'utf8').catch(() => '')))
      return texts
        .flatMap((text) => text.split('\n').slice(0, -1))
        .slice(-count)
        .flatMap(readLine)
    },
  }
}

/** What an older version wrote otherwise is left out. */
function readLine(line: string): WrittenEvent[] {
  try {
    return [lineSchema.parse(JSON.parse(line))]
  } catch {
    return []
  }
}
