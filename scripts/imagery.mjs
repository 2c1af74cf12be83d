/** `npm run imagery -- …`: makes the pictures of the store. See docs/imagery/README.md. */
import { ensureInstalled } from './support/packages/install.mjs'
import { inRoot } from './support/paths.mjs'
import { run } from './support/say.mjs'

await run(async () => {
  await ensureInstalled()
  const { build } = await import('esbuild')
  const { pathToFileURL } = await import('node:url')

  // Each process has its own bundle, so that a picture may be tried while others are being made.
  const outfile = inRoot(`.imagery/bundle/${process.pid}.mjs`)
  await build({
    entryPoints: [inRoot('imagery/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
  const { main } = await import(pathToFileURL(outfile).href)
  const { readFile, rm } = await import('node:fs/promises')
  const { createHash } = await import('node:crypto')
  const code = createHash('sha256')
    .update(await readFile(outfile))
    .digest('hex')
  await rm(outfile, { force: true })
  return main(process.argv.slice(2), code)
})
