import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureBrowser } from './browser.mjs'

const debianChromium = '/usr/bin/chromium'

/** Debian's Chromium asks the network for much that a closed one refuses. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The phone that pictures and weights are taken on. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Starts the browser of the measurements and pictures, installing it where it is missing. */
export async function launchChromium() {
  await ensureBrowser()
  const executablePath =
    process.env.CHROMIUM_PATH ?? (existsSync(debianChromium) ? debianChromium : undefined)
  return chromium.launch({ executablePath, args: flags })
}
