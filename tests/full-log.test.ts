import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startApi } from './support/api-process'

/** Linux has a disk that is always full. */
const FULL = '/dev/full'

it.runIf(existsSync(FULL))(
  '[X03] with no room left for its log the API goes on',
  { timeout: 120_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'store-full-'))
    const full = openSync(FULL, 'w')
    const api = await startApi({ DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'trace' }, full)

    for (let turn = 0; turn < 50; turn += 1) {
      const response = await fetch(`${api.url}/rest/cn/V1/applet/nothing`, {
        signal: AbortSignal.timeout(5_000),
      })
      expect(response.status).toBe(404)
      await response.body?.cancel()
    }

    await api.stop()
    closeSync(full)
    rmSync(dataDir, { recursive: true, force: true })
  },
)
