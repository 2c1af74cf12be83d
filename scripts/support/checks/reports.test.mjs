import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countBrowser, countStage, countUnit, sum } from './reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))

function report(name, content) {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const unit = (over) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...over,
})
const browser = (stats, errors = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
})

describe('unit report', () => {
  test('counts passed, failed and skipped tests', () => {
    const file = report('unit.json', unit({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }))

    expect(countUnit(file, false)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  test('a file that does not load is one failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]

    expect(countUnit(report('unloaded.json', unit({ testResults })), false).failed).toBe(1)
  })

  test('a failed test is not counted again for its file', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }]

    expect(countUnit(report('once.json', unit({ numFailedTests: 1, testResults })), false).failed).toBe(1)
  })

  test('a run that fails without a failed test, or leaves no report, is one failure', () => {
    expect(countUnit(report('green.json', unit({})), false).failed).toBe(1)
    expect(countUnit(join(folder, 'missing.json'), true).failed).toBe(1)
  })
})

describe('browser report', () => {
  test('a flaky test has failed, a skipped one has not passed', () => {
    const file = report('e2e.json', browser({ expected: 7, unexpected: 1, flaky: 2, skipped: 3 }))

    expect(countBrowser(file, false)).toEqual({ passed: 7, failed: 3, skipped: 3 })
  })

  test('errors outside tests count', () => {
    const file = report('errors.json', browser({ expected: 7 }, [{ message: 'the server did not start' }]))

    expect(countBrowser(file, false).failed).toBe(1)
  })
})

test('stages and reports add up', () => {
  const counts = [
    countStage({ passed: true }),
    countStage({ passed: false }),
    { passed: 3, failed: 1, skipped: 2 },
  ]

  expect(sum(counts)).toEqual({ passed: 4, failed: 2, skipped: 2 })
})
