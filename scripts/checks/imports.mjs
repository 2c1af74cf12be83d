/** `npm run lint:imports`: the direction of imports, by dependency-cruiser, and that it saw every room. */
import { existsSync, readdirSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import config, { folderRules, test } from '../../.dependency-cruiser.mjs'
import { misplacedModules } from '../support/checks/floors.mjs'

const rooms = [
  'app',
  'features',
  'components',
  'stores',
  'lib',
  'contract',
  'server',
  'storefront',
  'telemetry',
  'imagery',
  'mocks',
  'tests',
  'e2e',
]
const entrances = ['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts']

const hasCode = (folder) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => /\.tsx?$/.test(String(file)))

const { forbidden, options } = config
const present = rooms.filter(hasCode)
const tsConfig = extractTSConfig('tsconfig.json')

async function check(rules, overrides = {}) {
  const { output } = await cruise(
    [...present, ...entrances.filter((file) => existsSync(file))],
    { ...options, ...overrides, ruleSet: { forbidden: rules }, validate: true },
    undefined,
    { tsConfig },
  )
  return output
}

const { modules, summary } = await check(forbidden)
const withoutTests = { exclude: { path: [...options.exclude.path, test, '^(tests|e2e|mocks)/'] } }
const folders = await check(folderRules, withoutTests)
const uncheckedRooms = present.filter((room) => !modules.some(({ source }) => source.startsWith(`${room}/`)))

for (const { rule, from, to, cycle } of [...summary.violations, ...folders.summary.violations]) {
  const target = cycle ? cycle.map(({ name }) => name).join(' → ') : to
  console.log(`${rule.name}: ${from} → ${target}`)
}
const problems = [
  ...uncheckedRooms.map((room) => `The import check saw no module of ${room}/.`),
  ...misplacedModules().map(
    (module) => `scripts/support/checks/floors.mjs and server/modules/ differ on ${module}.`,
  ),
]
for (const problem of problems) console.log(problem)
const errors = summary.error + folders.summary.error + problems.length
console.log(`${modules.length} modules, ${summary.totalDependenciesCruised} imports, ${errors} errors`)

if (modules.length === 0 || errors > 0) process.exitCode = 1
