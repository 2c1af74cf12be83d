import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/**
 * What vitest's JSON report counts. A file that fails to load holds no test and counts as one failure;
 * so does a run that failed without a failed test, or left no report.
 */
export function countUnit(file, stagePassed) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }

  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const failed = report.numFailedTests + unloaded
  return {
    passed: report.numPassedTests,
    failed: atLeastOne(failed, stagePassed),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** What Playwright's JSON report counts: a flaky test is a failed one. */
export function countBrowser(file, stagePassed) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }

  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: atLeastOne(unexpected + flaky + report.errors.length, stagePassed),
    skipped,
  }
}

/** A stage without a report of its own is one test. */
export const countStage = ({ passed }) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 })

const atLeastOne = (failed, stagePassed) => (stagePassed ? failed : Math.max(failed, 1))

export function sum(counts) {
  return counts.reduce((total, count) => ({
    passed: total.passed + count.passed,
    failed: total.failed + count.failed,
    skipped: total.skipped + count.skipped,
  }))
}
