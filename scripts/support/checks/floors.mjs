import { readdirSync } from 'node:fs'

/**
 * The floors of the commerce API, the ground first: a module imports only modules on lower floors.
 * ARCHITECTURE.md repeats the table.
 */
export const moduleFloors = [
  [
    'sessions',
    'limits',
    'captcha',
    'directory',
    'inventory',
    'categories',
    'qr-code',
    'personal-data',
    'analytics',
  ],
  ['catalogue', 'sms', 'newsletter', 'payments'],
  ['content', 'browsing', 'wishlist'],
  ['listing', 'share', 'consent'],
  ['search', 'dispatch', 'recommendations', 'customer'],
  ['messages'],
  ['import', 'addresses', 'notices', 'bag'],
  ['publish', 'orders', 'login'],
  ['invoices'],
  ['returns'],
  ['checkout', 'account', 'chat-app-login'],
]

/** The folders of server/, the ground first; the files of its root stand on top and put them together. */
export const serverFloors = ['db', 'platform', 'providers', 'http', 'modules', 'seed']

const isCode = { pathNot: String.raw`\.test\.tsx?$|^server/testing/` }

const moduleRules = moduleFloors.flatMap((modules, floor) =>
  modules.map((module) => {
    const allowed = [module, ...moduleFloors.slice(0, floor).flat()].join('|')
    return {
      name: `module-${module}-imports-downwards`,
      comment: 'A module imports only modules on lower floors (scripts/support/checks/floors.mjs).',
      severity: 'error',
      from: { path: `^server/modules/${module}/`, ...isCode },
      to: { path: '^server/modules/', pathNot: `^server/modules/(${allowed})/` },
    }
  }),
)

const folderRules = serverFloors.map((folder, floor) => ({
  name: `server-${folder}-imports-downwards`,
  comment: `server/${folder}/ imports the floors below it, types included, never what composes it.`,
  severity: 'error',
  from: { path: `^server/${folder}/`, ...isCode },
  to: { path: '^server/', pathNot: `^server/(${serverFloors.slice(0, floor + 1).join('|')})/` },
}))

const operatorRule = {
  name: 'server-ops-stands-alone',
  comment: "The operator's tool speaks HTTP: it imports nothing of the API.",
  severity: 'error',
  from: { path: '^server/ops/', ...isCode },
  to: { path: '^server/', pathNot: '^server/ops/' },
}

const repository = String.raw`^server/modules/[^/]+/.*\.repository\.ts$`

export const floorRules = [
  ...moduleRules,
  ...folderRules,
  operatorRule,
  {
    name: 'own-repository',
    comment: 'A module shows its service; its repository is its own.',
    severity: 'error',
    from: { path: '^server/modules/([^/]+)/', ...isCode },
    to: { path: repository, pathNot: '^server/modules/$1/' },
  },
  {
    name: 'repositories-stay-in-modules',
    severity: 'error',
    from: { pathNot: ['^server/modules/', isCode.pathNot] },
    to: { path: repository },
  },
]

/** Modules of server/ that stand on no floor, or on a floor but not in the tree. */
export function misplacedModules(folder = 'server/modules') {
  const present = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  )
  const placed = moduleFloors.flat()
  return [
    ...present.filter((module) => !placed.includes(module)),
    ...placed.filter((module) => !present.includes(module)),
  ]
}
