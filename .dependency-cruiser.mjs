import { existsSync, readdirSync } from 'node:fs'
import { floorRules } from './scripts/support/checks/floors.mjs'

/**
 * Edges between features that are truly part of the domain, each with the decision that grants it:
 * `{ from: 'checkout', to: 'bag', decision: '0012' }`. Visible, countable, rare.
 */
const allowedEdges = [
  { from: 'product', to: 'bag', decision: '0016' },
  { from: 'product-list', to: 'product', decision: '0016' },
  { from: 'menu', to: 'bag', decision: '0016' },
  { from: 'wishlist', to: 'product-list', decision: '0016' },
  { from: 'session', to: 'bag', decision: '0016' },
  { from: 'search', to: 'product-list', decision: '0016' },
  { from: 'recommendations', to: 'product-list', decision: '0016' },
  { from: 'checkout', to: 'address-book', decision: '0016' },
  { from: 'checkout', to: 'bag', decision: '0016' },
  { from: 'checkout', to: 'orders', decision: '0016' },
  { from: 'payment', to: 'orders', decision: '0016' },
  { from: 'account', to: 'login', decision: '0016' },
  { from: 'consent', to: 'account', decision: '0016' },
  { from: 'try-on', to: 'product', decision: '0018' },
  { from: 'belt-studio', to: 'product', decision: '0019' },
]

const features = existsSync('features')
  ? readdirSync('features', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
  : []

/** Which rooms a room may import besides itself: the table of ARCHITECTURE.md. */
const rooms = {
  app: ['features', 'components', 'stores', 'lib', 'contract', 'styles'],
  features: ['components', 'stores', 'lib', 'contract', 'styles', 'imagery/kit', 'imagery/models'],
  components: ['lib', 'styles', 'imagery/kit'],
  stores: ['lib', 'contract'],
  lib: ['contract'],
  contract: [],
  telemetry: [],
  storefront: ['lib', 'contract', 'telemetry'],
  server: ['contract', 'telemetry'],
  imagery: ['contract'],
}
export const test = String.raw`\.test\.tsx?$|^server/testing/`
const roomFolders = (names) => `^(${names.join('|')})/`

const roomRules = Object.entries(rooms).map(([room, below]) => ({
  name: `${room}-imports-downwards`,
  comment: `${room}/ may import ${[room, ...below].join(', ')} and packages only.`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: test },
  to: {
    pathNot: [roomFolders([room, ...below]), 'node_modules'],
    dependencyTypesNot: ['core'],
    couldNotResolve: false,
  },
}))

const featureRules = features.map((feature) => {
  const granted = allowedEdges.filter((edge) => edge.from === feature).map((edge) => edge.to)
  return {
    name: `feature-${feature}-stands-alone`,
    comment: 'Features do not import features: compose them in the route by passing elements.',
    severity: 'error',
    from: { path: `^features/${feature}/`, pathNot: test },
    to: { path: '^features/', pathNot: `^features/(${[feature, ...granted].join('|')})/` },
  }
})

/** Of the folders without their tests, which import what they like: what two folders need lies below both. */
export const folderRules = [
  {
    name: 'no-circular-folders',
    comment: 'No circle of folders either.',
    severity: 'error',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
]

export default {
  forbidden: [
    ...roomRules,
    ...featureRules,
    ...floorRules,
    {
      name: 'no-circular',
      comment: 'No cycles, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that imports nothing and that nobody imports.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          String.raw`\.d\.ts$`,
          test,
          String.raw`^[^/]+\.(ts|mjs)$`,
          String.raw`^app/.*/?(page|layout|template|loading|error|not-found|route|default|robots|sitemap|manifest)\.tsx?$`,
          '^(tests|e2e|server/db/schema)/',
        ],
      },
      to: {},
    },
    {
      name: 'middleware-imports-lib',
      severity: 'error',
      from: { path: String.raw`^(middleware|instrumentation.*)\.ts$` },
      to: {
        pathNot: ['^lib/', '^contract/', 'node_modules'],
        dependencyTypesNot: ['core'],
        couldNotResolve: false,
      },
    },
    {
      name: 'browser-loads-no-schemas',
      comment: 'zod stays out of browser bundles: import contract types, or the schema in a form module.',
      severity: 'error',
      from: {
        path: '^(features|stores|components)/',
        pathNot: [test, String.raw`/loaders\.ts$`, String.raw`(form|schema|fields)[^/]*\.tsx?$`],
      },
      to: {
        path: '^contract/',
        pathNot: String.raw`^contract/(calls/(paths|errors)\.ts$|rules/)`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'imagery-models-run-anywhere',
      comment:
        'Geometry may be shown in a browser: models need three, delaunator and each other, nothing of Node.',
      severity: 'error',
      from: { path: '^imagery/(kit|models)/', pathNot: test },
      to: { pathNot: String.raw`^imagery/(kit|models)/|node_modules/((@types/)?three|delaunator)/` },
    },
    {
      name: 'models-are-shown-in-few-places',
      comment: 'Geometry is heavy: only what is fetched on a press may import it. Decisions 0019, 0023.',
      severity: 'error',
      from: {
        path: '^(components|features)/',
        pathNot: ['^components/stage-3d/', '^features/belt-studio/', '^features/product/viewer/live-piece'],
      },
      to: { path: '^imagery/' },
    },
    {
      name: 'server-knows-no-browser',
      severity: 'error',
      from: { path: '^(server|contract)/' },
      to: { path: String.raw`node_modules/(react|react-dom|next|axios|zustand|@tanstack)/` },
    },
    {
      name: 'contract-needs-two-packages',
      severity: 'error',
      from: { path: '^contract/', pathNot: test },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|ipaddr[.]js)/' },
    },
    {
      name: 'not-to-tests',
      comment: 'Tests, mocks and measurements are imported by no product code.',
      severity: 'error',
      from: {
        path: '^(app|features|components|stores|lib|contract|server|storefront|telemetry|imagery|middleware)',
        pathNot: test,
      },
      to: { path: `^(mocks|tests|e2e|bench|scripts)/|${test}` },
    },
    {
      name: 'not-to-dev-dependencies',
      severity: 'error',
      from: {
        path: '^(app|features|components|stores|lib|contract|server|storefront|telemetry)/',
        pathNot: test,
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: [String.raw`\.(scss|css|svg|png|json)$`, String.raw`^\.next/`] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
