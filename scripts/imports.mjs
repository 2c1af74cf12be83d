/** `npm run lint:imports`: the direction of imports, by dependency-cruiser, and that it saw every room. */
import { existsSync, readdirSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import config from '../.dependency-cruiser.mjs'

const rooms = [
  'app',
  'features',
  'components',
  'stores',
  'lib',
  'contract',
  'server',
  'storefront',
  'mocks',
  'tests',
  'e2e',
]
const entrances = ['middleware.ts', 'proxy.ts', 'instrumentation.ts', 'instrumentation-client.ts']

const hasCode = (folder) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((file) => /\.tsx?$/.test(String(file)))

const { forbidden, options } = config
const present = rooms.filter(hasCode)
const { output } = await cruise(
  [...present, ...entrances.filter((file) => existsSync(file))],
  { ...options, ruleSet: { forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
)
const { modules, summary } = output
const unseen = present.filter((room) => !modules.some(({ source }) => source.startsWith(`${room}/`)))

for (const { rule, from, to, cycle } of summary.violations) {
  const target = cycle ? cycle.map(({ name }) => name).join(' → ') : to
  console.log(`${rule.name}: ${from} → ${target}`)
}
for (const room of unseen) console.log(`The import check saw no module of ${room}/.`)
console.log(`${modules.length} modules, ${summary.totalDependenciesCruised} imports, ${summary.error} errors`)

if (modules.length === 0 || unseen.length > 0 || summary.error > 0) process.exitCode = 1
