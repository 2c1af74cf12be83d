/** Bundles the commerce API and the operator's tool; packages stay outside, in node_modules. */
import { cpSync, existsSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { build } from 'esbuild'
import { inRoot } from './support/paths.mjs'

const outdir = 'dist/server'
const entryPoints = { main: inRoot('server/main.ts'), ops: inRoot('server/ops/main.ts') }

rmSync(inRoot(outdir), { recursive: true, force: true })
await build({
  entryPoints: Object.fromEntries(Object.entries(entryPoints).filter(([, file]) => existsSync(file))),
  outdir: inRoot(outdir),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
})
// `new URL('./migrations/', import.meta.url)` means the same place from source and from the bundle.
for (const folder of ['server/db/migrations', 'server/seed/data']) {
  cpSync(inRoot(folder), inRoot(outdir, basename(folder)), { recursive: true })
}
