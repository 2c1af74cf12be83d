import { chromium } from '@playwright/test'
import { ensureBrowser } from './browser.mjs'
import { launchOptions } from './launch-options.mjs'

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
  return chromium.launch(launchOptions({ isWhole: true }))
}
