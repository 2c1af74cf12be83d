import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countBrowser, countEngines, countStage, countUnit, sum } from './reports.mjs'

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
const browser = (over) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
  suites: [],
  errors: [],
  ...over,
})
const run = (title, projectName, status) => ({ file: 'bag.spec.ts', title, tests: [{ projectName, status }] })

describe('unit report', () => {
  test('counts passed and skipped tests, and names the failed ones', () => {
    const testResults = [
      {
        name: 'bag.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'adds a line' },
          { status: 'passed', fullName: 'takes it out' },
        ],
      },
    ]
    const file = report('unit.json', unit({ numPendingTests: 1, numTodoTests: 1, testResults }))

    expect(countUnit(file, false)).toEqual({ passed: 5, skipped: 2, failures: ['bag.test.ts: adds a line'] })
  })

  test('a file that does not load is one failure', () => {
    const testResults = [{ name: 'bag.test.ts', status: 'failed', assertionResults: [] }]

    expect(countUnit(report('unloaded.json', unit({ testResults })), false).failures).toEqual(['bag.test.ts'])
  })

  test('a run that fails without a failed test, or leaves no report, is one failure', () => {
    expect(countUnit(report('green.json', unit({})), false).failures).toHaveLength(1)
    expect(countUnit(join(folder, 'missing.json'), true).failures).toHaveLength(1)
  })
})

describe('browser report', () => {
  test('a flaky test has failed, a skipped one has not passed', () => {
    const suites = [
      {
        specs: [run('adds', 'desktop', 'expected'), run('adds', 'phone', 'flaky')],
        suites: [{ specs: [run('leaves', 'phone', 'unexpected'), run('shares', 'phone', 'skipped')] }],
      },
    ]
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 3 }

    expect(countBrowser(report('e2e.json', browser({ stats, suites })), false)).toEqual({
      passed: 7,
      skipped: 3,
      failures: ['bag.spec.ts [phone]: adds', 'bag.spec.ts [phone]: leaves'],
    })
  })

  test('errors outside tests count', () => {
    const file = report('errors.json', browser({ errors: [{ message: 'the server did not start' }] }))

    expect(countBrowser(file, false).failures).toEqual(['the server did not start'])
  })
})

describe('report of the engines', () => {
  const outcome = (step, fault) => ({ engine: 'Chromium 92', device: 'phone', step, fault })

  test('counts each step, and names those that failed with what was wrong', () => {
    const file = report('engines.json', [outcome('menu', null), outcome('bag', 'no heading')])

    expect(countEngines(file, false)).toEqual({
      passed: 1,
      skipped: 0,
      failures: ['Chromium 92, phone, bag: no heading'],
    })
  })

  test('a run that fails without a failed step is one failure', () => {
    expect(countEngines(report('no-step.json', [outcome('menu', null)]), false).failures).toHaveLength(1)
  })
})

test('stages and reports add up', () => {
  const counts = [
    countStage({ name: 'lint', passed: true }),
    countStage({ name: 'types', passed: false }),
    { passed: 3, skipped: 2, failures: ['bag.test.ts: adds a line'] },
  ]

  expect(sum(counts)).toEqual({ passed: 4, skipped: 2, failures: ['types', 'bag.test.ts: adds a line'] })
})

test('a failed stage is named with the last it printed', () => {
  const lines = Array.from({ length: 40 }, (_, n) => `line ${n}`)
  const [failure] = countStage({ name: 'budgets', passed: false, output: `${lines.join('\n')}\n` }).failures

  expect(failure).toMatch(/^budgets\n {2}line 25\n[^]*line 39$/)
})
