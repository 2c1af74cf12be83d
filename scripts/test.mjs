/** `npm test` and `.ci/run`: from a fresh clone through every check to the browsers. Last line: `N passed, N failed`. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { ensureInstalled } from './support/packages/install.mjs'
import { inRoot, reports } from './support/paths.mjs'
import { red, run, say } from './support/say.mjs'

const browserReport = inRoot('.reports/e2e.json')

await run(async () => {
  await ensureInstalled()
  const {
    browserFloorStage,
    postgresReport,
    postgresStage,
    runStage,
    runStages,
    staticStages,
    unitReport,
    unitStage,
  } = await import('./support/checks/stages.mjs')
  const { writeRouteTypes } = await import('./support/checks/route-types.mjs')
  const { canRunPostgres } = await import('./support/packages/postgres.mjs')
  const { enginesReport } = await import('./support/engines/engines.mjs')
  const { countBrowser, countEngines, countStage, countUnit, sum } =
    await import('./support/checks/reports.mjs')

  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  await writeRouteTypes()
  // Installed now where we may: tests of nginx are among the units.
  const hasTogether = await canRunTogether()
  // The build comes last of them: the types are checked by then, and only the linter still runs.
  const stages = [...staticStages({ lintCached: false }), { name: 'build', run: buildStage }]
  const early = await runStages(stages, 2)
  const build = early.find(({ name }) => name === 'build')
  const counts = early.map(countStage)
  const unit = await runStage(unitStage)
  counts.push(countUnit(unitReport, unit.passed))
  if (await canRunPostgres()) {
    const postgres = await runStage(postgresStage)
    counts.push(countUnit(postgresReport, postgres.passed))
  }

  if (build.passed) {
    counts.push(countStage(await runStage(browserFloorStage)))
    if (existsSync(inRoot('bench/bench.mjs')))
      counts.push(countStage(await runStage({ name: 'budgets', run: () => bench('bench.mjs') })))
    if (hasTogether)
      counts.push(countStage(await runStage({ name: 'two of everything', run: () => bench('faults.mjs') })))
    const engines = await runStage({ name: 'engines of the registry', run: enginesStage })
    counts.push(countEngines(enginesReport, engines.passed))
    if (existsSync(inRoot('e2e'))) {
      const browser = await runStage({ name: 'end-to-end', run: browserStage })
      counts.push(countBrowser(browserReport, browser.passed))
    }
  }

  const { passed, skipped, failures } = sum(counts)
  if (!build.passed) say('The build failed: budgets and end-to-end tests could not run.')
  for (const name of failures) say(`${red('✗')} ${name}`)
  if (skipped > 0) say(`${skipped} skipped`)
  say(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
})

async function buildStage() {
  const { buildAll } = await import('./support/build/build.mjs')
  const { readTestSettings } = await import('./support/environment.mjs')
  await buildAll(readTestSettings())
  return { code: 0 }
}

async function bench(file) {
  const { runNode } = await import('./support/process/children.mjs')
  const { code, output } = await runNode(inRoot('bench', file), ['--ci'], { show: false })
  if (code === 0) say(output.trimEnd())
  return { code, output }
}

async function enginesStage() {
  const { runNode } = await import('./support/process/children.mjs')
  return runNode(inRoot('scripts/checks/engines.mjs'), ['--test'], { show: false })
}

/** Behind nginx, on a PostgreSQL server. */
async function canRunTogether() {
  const { ensureNginx } = await import('./support/together/nginx.mjs')
  const { canRunPostgres } = await import('./support/packages/postgres.mjs')
  return (await ensureNginx()) !== null && (await canRunPostgres())
}

async function browserStage() {
  const { ensureBrowser } = await import('./support/packages/browser.mjs')
  const { runNode } = await import('./support/process/children.mjs')
  const { bin } = await import('./support/paths.mjs')
  await ensureBrowser()
  return runNode(bin('@playwright/test', 'playwright'), ['test'])
}
