import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { defineConfig, type Plugin } from 'vitest/config'

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const resolve = {
  alias: [
    { find: 'server-only', replacement: fromRoot('./tests/support/empty.ts') },
    { find: 'client-only', replacement: fromRoot('./tests/support/empty.ts') },
    { find: /^@\//, replacement: fromRoot('./') },
  ],
}

/** The first test of a file may have to open an embedded database: seconds, more under load. */
const limits = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

/**
 * Makes one file of a test and all it imports. Read module by module, a name is looked up in its module wherever it is used, and
 * loops over all triangles of a model take three times as long.
 */
const wholeFile: Plugin = {
  name: 'whole-file',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.test.ts')) return null
    const { outputFiles, metafile } = await build({
      entryPoints: [id],
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      sourcemap: 'external',
      outfile: id,
      write: false,
      metafile: true,
    })
    for (const input of Object.keys(metafile.inputs)) this.addWatchFile(fromRoot(input))
    const [map, code] = outputFiles
    return code && map ? { code: code.text, map: map.text } : null
  },
}

const components = {
  resolve,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    ...limits,
    environment: 'jsdom',
    setupFiles: './tests/support/dom.ts',
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
} as const

export default defineConfig({
  resolve,
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve,
        test: {
          ...limits,
          name: 'node',
          environment: 'node',
          // Rules keep nothing either; a worker of its own for each file takes nearly half of the processor's time.
          isolate: false,
          include: [
            '{app,components,contract,features,lib,mocks,storefront,stores,telemetry}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        resolve,
        plugins: [wholeFile],
        test: {
          ...limits,
          name: 'imagery',
          environment: 'node',
          isolate: false,
          include: ['imagery/**/*.test.ts'],
        },
      },
      {
        resolve,
        test: {
          ...limits,
          name: 'api',
          environment: 'node',
          // The API keeps no state in its modules (all it needs is passed to it), so that files may share them:
          // loading them for each file takes more than a third of the time.
          isolate: false,
          include: ['{server,tests}/**/*.test.ts'],
        },
      },
      {
        ...components,
        test: {
          ...components.test,
          name: 'dom',
          // A document for each file takes two thirds of the time: tests/support/dom.ts empties the one they share.
          isolate: false,
          include: ['{app,components,features,stores,lib,tests}/**/*.test.tsx'],
        },
      },
      // What takes over whole documents.
      {
        ...components,
        test: { ...components.test, name: 'document', include: ['storefront/**/*.test.tsx'] },
      },
    ],
  },
})
