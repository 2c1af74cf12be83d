import { launchOptions } from '../../scripts/support/packages/launch-options.mjs'
import { ensureBrowser } from '../../scripts/support/packages/browser.mjs'
import { runCommand } from '../../scripts/support/process/children.mjs'
import { reports } from '../../scripts/support/paths.mjs'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Fetched from the registry when it is asked for: it weighs more than all the store's own tools. */
const lighthouse = 'lighthouse@12.8.2'
const visits = 3

async function audit(url, file) {
  const { executablePath, args } = launchOptions({ isWhole: true })
  const { code, output } = await runCommand(
    'npm',
    [
      ...['exec', '--yes', '--', lighthouse, url],
      ...['--quiet', '--output=json', `--output-path=${file}`],
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath ?? '' }, show: false },
  )
  if (code !== 0) throw new Error(`Lighthouse did not audit ${url}: ${output}`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function rowOf(page, { categories, audits, environment }) {
  const score = (name) => Math.round(categories[name].score * 100)
  return {
    page,
    performance: score('performance'),
    others: ['accessibility', 'best-practices', 'seo'].map(score).join(', '),
    largestMs: Math.round(audits['largest-contentful-paint'].numericValue),
    blockedMs: Math.round(audits['total-blocking-time'].numericValue),
    shift: audits['cumulative-layout-shift'].numericValue.toFixed(3),
    // Lighthouse's own measure of this machine's speed, for comparing runs: a desktop of 2023 has 1,500 to 2,000.
    machine: Math.round(environment.benchmarkIndex),
  }
}

/** Lighthouse 12 for phones, as it comes: each page's visits with their scores, one row each. Needs the npm registry. */
export async function measureLighthouse(store, pages) {
  await ensureBrowser()
  mkdirSync(reports, { recursive: true })
  const rows = []
  for (const { name, path } of pages)
    for (let count = 0; count < visits; count += 1)
      rows.push(rowOf(name, await audit(store.url + path, join(reports, `lighthouse-${name}.json`))))
  return rows
}
