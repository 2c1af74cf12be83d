import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { inTurn } from './in-turn'
import { paths } from './paths'
import { formatsOf, packshotWidths } from './sizes'

const manifestSchema = z.record(z.string(), z.object({ render: z.string(), ground: z.string() }))

/** Name of a picture → the hash of the render it came from, and the colour it stands on. */
export type Manifest = z.infer<typeof manifestSchema>

export async function readManifest(): Promise<Manifest> {
  if (!existsSync(paths.manifest)) return {}
  return manifestSchema.parse(JSON.parse(await readFile(paths.manifest, 'utf8')))
}

const write = inTurn()

/** Adds pictures to the file as it is now: another run may have added its own meanwhile. */
export const noteDone = (done: Manifest): Promise<void> => write(() => add(done))

async function add(done: Manifest): Promise<void> {
  const all = { ...(await readManifest()), ...done }
  const lines = Object.keys(all)
    .toSorted()
    .map(
      (name) =>
        `  ${JSON.stringify(name)}: { "render": "${all[name]?.render}", "ground": "${all[name]?.ground}" }`,
    )
  await writeFile(`${paths.manifest}.part`, `{\n${lines.join(',\n')}\n}\n`)
  await rename(`${paths.manifest}.part`, paths.manifest)
}

/** The picture is there, in its largest size, from exactly that render. */
export const isDone = (manifest: Manifest, name: string, render: string) =>
  manifest[name]?.render === render && hasFiles(name)

export const hasFiles = (name: string) =>
  packshotWidths.every((width) =>
    formatsOf(name, width).every((format) => existsSync(join(paths.pictures, `${name}-${width}.${format}`))),
  )
