import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readyOrEnded, startCommand } from '../../scripts/support/process/children.mjs'
import { freePort } from '../../scripts/support/process/network.mjs'
import { ensureNginx, mainConfiguration } from '../../scripts/support/together/nginx.mjs'

/** The given bytes as a file that an nginx of its own serves, as packed as they are. */
export async function serveFile(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'store-file-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  // Its workers run as a user of their own.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'page.html'), bytes)
  const server = `server { listen 127.0.0.1:${port}; root ${folder}; index page.html; add_header Content-Encoding br; }\n`
  writeFileSync(join(folder, 'store.conf'), server)
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder))
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
  const nginx = startCommand('nginx', await ensureNginx(), args, { log: join(folder, 'log') })
  await readyOrEnded(nginx, url)
  return {
    url,
    stop: async () => {
      await nginx.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
