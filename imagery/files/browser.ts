// eslint-disable-next-line no-restricted-imports -- here a browser draws: nothing is tested
import { chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'

/** Debian's browser, as everywhere in this repository; Playwright's own where there is none. */
const launch = () =>
  chromium
    .launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--enable-unsafe-swiftshader'] })
    .catch(() => chromium.launch())

/** Lets `work` use a page that has a script of this workspace, whose exports it knows as `name`. */
export async function inBrowser(
  { script, name }: { script: string; name: string },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    logLevel: 'error',
  })
  const browser = await launch()
  const page = await browser.newPage()
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  await work(page)
  await browser.close()
}
