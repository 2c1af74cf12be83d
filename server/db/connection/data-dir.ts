import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer } from 'node:net'

/**
 * Two programs writing one embedded database would destroy it. On Linux the folder is held by a socket name,
 * which the kernel gives back however the program ends; elsewhere nothing is held.
 */
export async function holdDataDir(dataDir: string): Promise<() => void> {
  if (process.platform !== 'linux') return () => undefined

  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex')
  const holder = createServer()
  await new Promise<void>((resolve, reject) => {
    holder.once('error', () =>
      reject(
        new Error(`Another commerce API is using ${dataDir}: stop it, or set DATA_DIR or DATABASE_URL.`),
      ),
    )
    holder.listen(`\0store-data-${name}`, resolve)
  })
  holder.unref()
  return () => holder.close()
}
