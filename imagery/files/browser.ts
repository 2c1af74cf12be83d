// eslint-disable-next-line no-restricted-imports -- here a browser draws: nothing is tested
import { chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { join } from 'node:path'

/** Debian's browser, as everywhere in this repository; Playwright's own where there is none. */
const launch = () =>
  chromium
    .launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--enable-unsafe-swiftshader'] })
    .catch(() => chromium.launch())

type Script = {
  script: string
  name: string
  /** The folder whose files the page may load, as the store serves them. */
  files?: string
}

/** Only this browser knows it; what needs a secure page runs there. */
const origin = 'https://imagery.test'

/** Lets `work` use a page that has a script, whose exports it knows as `name`. */
export async function inBrowser(
  { script, name, files }: Script,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    define: { 'process.env.NEXT_PUBLIC_PICTURES_VERSION': '""' },
    logLevel: 'error',
  })
  const browser = await launch()
  const page = await browser.newPage()
  if (files) {
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url())
      return pathname === '/'
        ? route.fulfill({ contentType: 'text/html' })
        : route.fulfill({ path: join(files, pathname) })
    })
    await page.goto(origin)
  }
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  await work(page)
  await browser.close()
}
