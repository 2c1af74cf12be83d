import { existsSync } from 'node:fs'

export const debianChromium = '/usr/bin/chromium'
/** The same without windows: a third less work for each page, and no camera. */
export const debianHeadless = '/usr/bin/chromium-headless-shell'

/** Debian's Chromium asks the network for much that a closed one refuses. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Which browser is started and how: CHROMIUM_PATH's, else Debian's, else Playwright's own. `isWhole`: the one that shoppers
 * have, with a camera and with its own way of painting.
 */
export function launchOptions({ isWhole = false } = {}) {
  const installed = (isWhole ? [debianChromium] : [debianHeadless, debianChromium]).find((path) =>
    existsSync(path),
  )
  const executablePath = process.env.CHROMIUM_PATH ?? installed
  return { executablePath, args, ...(isWhole && !executablePath && { channel: 'chromium' }) }
}
