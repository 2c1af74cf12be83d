import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The two weights the house writes in; a document holds no more of them than it uses. */
export type Faces = { light: Buffer; regular: Buffer }

/** Reads the Chinese faces from their package: 8 MB each, kept by nobody. */
export async function readFaces(): Promise<Faces> {
  const entry = pathToFileURL(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc'))
  const read = (weight: string) => readFile(new URL(`../fonts/NotoSansHans-${weight}.otf`, entry))
  const [light, regular] = await Promise.all([read('Light'), read('Regular')])
  return { light, regular }
}
