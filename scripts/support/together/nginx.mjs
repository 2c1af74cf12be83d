import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, isRootOnDebian } from '../packages/packages.mjs'
import { inRoot } from '../paths.mjs'
import { startCommand } from '../process/children.mjs'
import { Stop } from '../say.mjs'

export const debianNginx = '/usr/sbin/nginx'
const mimeTypes = '/etc/nginx/mime.types'

/** The path of nginx, installed where we may; null when there is none. */
export async function ensureNginx() {
  if (!existsSync(debianNginx) && isRootOnDebian()) {
    await aptInstall(['nginx-light'], 'the store cannot run behind nginx here.')
  }
  return existsSync(debianNginx) ? debianNginx : null
}

/**
 * deploy/nginx.conf on this machine, as a program to start: `ports` says where it listens for shoppers and for the storefronts,
 * `servers` where each program it names listens, `variables` what else its environment says. Everything it writes is in `folder`.
 */
export function prepareNginx({ nginx, folder, ports, servers, variables = {} }) {
  const values = [
    ['listen 80;', `listen 127.0.0.1:${ports.shoppers};`],
    ['listen 4000;', `listen 127.0.0.1:${ports.storefronts};`],
    ['/var/cache/nginx', join(folder, 'cache')],
    ...servers.map(({ address, port }) => [`server ${address} `, `server 127.0.0.1:${port} `]),
  ]
  mkdirSync(join(folder, 'cache'), { recursive: true })
  // Its workers run as a user of their own.
  chmodSync(folder, 0o755)
  const own = readFileSync(inRoot('deploy/nginx.conf'), 'utf8')
  writeFileSync(join(folder, 'store.conf'), values.reduce(replaced, own))
  const main = join(folder, 'nginx.conf')
  writeFileSync(main, mainConfiguration(folder, Object.keys(variables)))
  const env = { ...process.env, ...variables }
  return (log) => startCommand('nginx', nginx, ['-p', folder, '-c', main, '-g', 'daemon off;'], { env, log })
}

function replaced(text, [from, to]) {
  if (!text.includes(from)) throw new Stop(`deploy/nginx.conf no longer says "${from}".`)
  return text.replaceAll(from, to)
}

/** What stands around `store.conf` in a folder: all that nginx writes is there. It hands its workers `variables` alone. */
export const mainConfiguration = (folder, variables = []) => `worker_processes auto;
${variables.map((name) => `env ${name};\n`).join('')}pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/store.conf;
}
`
