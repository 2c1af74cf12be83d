import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { launchOptions } from '../packages/launch-options.mjs'
import { inRoot } from '../paths.mjs'
import { startChromium } from './chromium.mjs'
import { startFirefox } from './firefox.mjs'
import { startWebKit } from './webkit.mjs'

/** Each step of each engine and device, with what went wrong. */
export const enginesReport = inRoot('.reports/engines.json')

/**
 * The engines the store is walked through with: where each comes from, its file (null where this machine has none), and how it is
 * started. Those of the registry are in every installation: every test run walks through each on the device it is `inTests` for.
 */
export const engines = [
  {
    name: 'Chromium 92',
    from: 'npm',
    inTests: 'phone',
    find: () => unpacked('chromium-92'),
    start: startChromium,
  },
  {
    name: 'Chromium 103',
    from: 'npm',
    inTests: 'desktop',
    find: () => unpacked('chromium-103'),
    start: startChromium,
  },
  {
    name: 'Chromium, today’s',
    from: 'Debian: chromium',
    find: () => launchOptions().executablePath ?? null,
    start: startChromium,
  },
  {
    name: 'Firefox ESR',
    from: 'Debian: firefox-esr',
    find: () => installed('/usr/bin/firefox-esr'),
    start: startFirefox,
  },
  {
    name: 'WebKitGTK',
    from: 'Debian: webkit2gtk-driver, xvfb',
    find: () => installed('/usr/bin/xvfb-run') && installed('/usr/bin/WebKitWebDriver'),
    start: startWebKit,
  },
]

const installed = (file) => (existsSync(file) ? file : null)

/** The program in a package of the registry, unpacked once; it is one for Linux on x64. */
async function unpacked(name) {
  const packed = inRoot('node_modules', name, 'bin/chromium.br')
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packed)) return null
  const file = inRoot('node_modules/.cache/engines', name, 'chromium')
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await pipeline(
      createReadStream(packed),
      createBrotliDecompress(),
      createWriteStream(unfinished, { mode: 0o755 }),
    )
    renameSync(unfinished, file)
  }
  return file
}
