/** Bundles the commerce API, the operator's tool and the server around Next; packages stay outside, in node_modules. */
import { cpSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { build } from 'esbuild'
import { inRoot } from '../support/paths.mjs'

const outdir = 'dist'
const entryPoints = {
  'server/main': inRoot('server/main.ts'),
  'server/prepare': inRoot('server/prepare.ts'),
  'server/backup': inRoot('server/backup.ts'),
  'server/ops': inRoot('server/ops/main.ts'),
  'storefront/main': inRoot('storefront/main.ts'),
}

rmSync(inRoot(outdir), { recursive: true, force: true })
await build({
  entryPoints,
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
  cpSync(inRoot(folder), inRoot(outdir, 'server', basename(folder)), { recursive: true })
}
