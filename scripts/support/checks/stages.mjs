import { runNode } from '../process/children.mjs'
import { bin, inRoot } from '../paths.mjs'
import { green, grey, red, say, seconds } from '../say.mjs'

const cache = (name) => inRoot('node_modules/.cache', name)

const eslintCache = ['--cache', '--cache-location', cache('eslint/')]

/**
 * The checks that need neither a build nor a browser: each a name and what runs. Rules that look at types
 * depend on other files than the one linted, which eslint's cache does not know: quick for `npm run check`,
 * not the last word, so `npm test` does without.
 */
export const staticStages = ({ lintCached }) => [
  { name: 'lint', run: () => tool('eslint', ['.', ...(lintCached ? eslintCache : [])]) },
  { name: 'types', run: () => script('checks/types.mjs') },
  {
    name: 'style lint',
    run: () =>
      tool('stylelint', [
        '**/*.{css,scss}',
        '--allow-empty-input',
        '--cache',
        '--cache-location',
        cache('stylelint/'),
      ]),
  },
  { name: 'imports', run: () => script('checks/imports.mjs') },
  { name: 'unused code', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
  {
    name: 'format',
    run: () =>
      tool('prettier', [
        '--check',
        '--log-level',
        'warn',
        '--cache',
        '--cache-location',
        cache('prettier.json'),
        '.',
      ]),
  },
]

export const unitReport = inRoot('.reports/unit.json')
export const postgresReport = inRoot('.reports/unit-postgres.json')

const reportTo = (file) => [
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${file}`,
  '--silent=passed-only',
]

export const unitStage = {
  name: 'unit, component and API tests',
  run: () => tool('vitest', ['run', ...reportTo(unitReport)], { TEST_DATABASE_URL: '' }),
}

/** Rules and components: what needs no whole API. */
export const quickUnitStage = {
  name: 'unit and component tests',
  run: () =>
    tool(
      'vitest',
      ['run', ...reportTo(unitReport), '--exclude', 'tests/**', '--exclude', 'server/**/*.routes.test.ts'],
      { TEST_DATABASE_URL: '' },
    ),
}

export const postgresStage = {
  name: 'API tests on PostgreSQL',
  run: () => script('checks/unit-postgres.mjs', reportTo(postgresReport)),
}

/** Over the built files, so after the build. */
export const browserFloorStage = {
  name: 'browser floor',
  run: () => script('programs/browser-floor.mjs'),
}

const tool = (name, args, more = {}) =>
  runNode(bin(name), args, { show: false, env: { ...process.env, FORCE_COLOR: '0', ...more } })
const script = (name, args = []) =>
  runNode(inRoot('scripts', name), args, { show: false, env: { ...process.env, FORCE_COLOR: '0' } })

/** Runs one stage; answers whether it passed, and what it printed, which is shown when it failed. */
export async function runStage({ name, run }) {
  const began = Date.now()
  say(`${grey('…')} ${name}`)
  const { code, output = '' } = await run().catch((error) => ({ code: 1, output: error.message }))
  const passed = code === 0
  say(`${passed ? green('✓') : red('✗')} ${name} ${grey(seconds(began))}`)
  if (!passed && output) say(`${output.trimEnd()}\n`)
  return { name, passed, output }
}

/** Runs stages `width` at a time, all of them whatever fails; answers them in their order. */
export async function runStages(stages, width) {
  const queue = stages.map((stage, index) => ({ stage, index }))
  const results = []
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      results[next.index] = await runStage(next.stage)
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
