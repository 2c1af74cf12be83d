import { existsSync } from 'node:fs'
import { runNode } from '../process/children.mjs'
import { debianChromium, debianHeadless } from './launch-options.mjs'
import { aptInstall, hasPackage, isRootOnDebian, mustPass } from './packages.mjs'
import { bin } from '../paths.mjs'
import { step } from '../say.mjs'

/**
 * Makes sure that there is a browser with Chinese glyphs: Debian's packages where we may install them,
 * Playwright's own browser elsewhere. CHROMIUM_PATH names another one.
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return

  if (isRootOnDebian()) {
    const missing = []
    if (!existsSync(debianChromium)) missing.push('chromium')
    if (!(await hasPackage('fonts-noto-cjk'))) missing.push('fonts-noto-cjk')
    if (missing.length > 0) await aptInstall(missing, 'the browser tests may fail.')
    if (!existsSync(debianHeadless))
      await aptInstall(['chromium-headless-shell'], 'the browser tests take longer.')
  }
  if (existsSync(debianChromium)) return
  await step("Installing Playwright's browser", () =>
    mustPass(runNode(bin('playwright'), ['install', 'chromium'])),
  )
}
