import { existsSync } from 'node:fs'

export const debianChromium = '/usr/bin/chromium'

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

/** Which browser is started and how: CHROMIUM_PATH's, else Debian's, else Playwright's own. */
export function launchOptions() {
  const executablePath =
    process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined)
  return { executablePath, args }
}
