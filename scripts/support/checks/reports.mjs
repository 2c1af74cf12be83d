import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/**
 * What vitest's JSON report counts. A file that fails to load holds no test and counts as one failure;
 * so does a run that failed without a failed test, or left no report.
 */
export function countUnit(file, stagePassed) {
  const report = read(file)
  if (!report) return unreported(file)

  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [name]
    return failed.map(({ fullName }) => `${name}: ${fullName}`)
  })
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: atLeastOne(failures, stagePassed, file),
  }
}

/** What Playwright's JSON report counts: a flaky test is a failed one. */
export function countBrowser(file, stagePassed) {
  const report = read(file)
  if (!report) return unreported(file)

  const failures = [
    ...report.suites.flatMap(testsOf).filter(({ status }) => status === 'unexpected' || status === 'flaky'),
    ...report.errors.map(({ message }) => ({ name: message })),
  ].map(({ name }) => name)
  return {
    passed: report.stats.expected,
    skipped: report.stats.skipped,
    failures: atLeastOne(failures, stagePassed, file),
  }
}

/** Every test of a suite of Playwright's report, in each project. */
function testsOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status }) => ({ name: `${file} [${projectName}]: ${title}`, status })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

/** What `npm run engines` counts: each step of the walk, in each engine and on each device. */
export function countEngines(file, stagePassed) {
  const outcomes = read(file)
  if (!outcomes) return unreported(file)

  const failed = outcomes.filter(({ fault }) => fault !== null)
  const failures = failed.map(({ engine, device, step, fault }) => `${engine}, ${device}, ${step}: ${fault}`)
  return {
    passed: outcomes.length - failed.length,
    skipped: 0,
    failures: atLeastOne(failures, stagePassed, file),
  }
}

/** How much of what a failed stage printed is said again at the end, where nobody has to look for it. */
const LAST_LINES = 15

/** A stage without a report of its own is one test; a failed one is named with the last it printed. */
export const countStage = ({ name, passed, output = '' }) => ({
  passed: passed ? 1 : 0,
  skipped: 0,
  failures: passed ? [] : [[name, ...output.trim().split('\n').slice(-LAST_LINES)].join('\n  ').trimEnd()],
})

const unreported = (file) => ({ passed: 0, skipped: 0, failures: [`${file} is missing`] })

const atLeastOne = (failures, stagePassed, file) =>
  stagePassed || failures.length > 0 ? failures : [`${file} names no failure, yet the run failed`]

/** All counts together: how many passed and were skipped, and the names of those that failed. */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
  failures: counts.flatMap(({ failures }) => failures),
})
