import { accessSync, constants, existsSync, readFileSync, statfsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { delimiter, join } from 'node:path'
import { readSettings } from '../environment.mjs'
import { isInstalled } from '../packages/install.mjs'
import { debianChromium } from '../packages/launch-options.mjs'
import { isRootOnDebian } from '../packages/packages.mjs'
import { newestPrograms } from '../packages/postgres.mjs'
import { inRoot, root } from '../paths.mjs'
import { runCommand } from '../process/children.mjs'
import { isFree } from '../process/network.mjs'
import { debianNginx } from '../together/nginx.mjs'

/** What there is on this machine, for `judge`. Needs no package, and changes nothing. */
export async function examine() {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const { settings, settingsFault } = settingsOf()
  const disk = statfsSync(root)
  return {
    node: process.versions.node,
    engines: engines.node,
    npm: await wordOf('npm', ['--version']),
    isInstalled: isInstalled(),
    settingsFault,
    ports: await portsOf(settings),
    disk: disk.bavail * disk.bsize,
    memory: totalmem(),
    files: openFiles(),
    browser: await browserPath(),
    hasChineseFonts: Boolean(await wordOf('fc-list', [':lang=zh', 'family'])),
    postgres: process.env.TEST_DATABASE_URL ?? newestPrograms(),
    nginx: existsSync(debianNginx),
    installsByItself: isRootOnDebian(),
    commands: ['blender', 'ffmpeg', 'docker'].filter(isCommand),
  }
}

function settingsOf() {
  try {
    return { settings: readSettings(), settingsFault: null }
  } catch (error) {
    return { settings: null, settingsFault: error.message }
  }
}

async function portsOf(settings) {
  if (!settings) return []
  const named = [
    ['PORT', settings.port],
    ...(settings.startsApi ? [['API_PORT', settings.apiPort]] : []),
    ...['METRICS_PORT', 'API_METRICS_PORT'].flatMap((name) =>
      settings.given[name] ? [[name, Number(settings.given[name])]] : [],
    ),
  ]
  return Promise.all(named.map(async ([variable, port]) => ({ variable, port, isFree: await isFree(port) })))
}

/** Of one process, as the shell that asks allows; where nobody says, enough. */
function openFiles() {
  if (!existsSync('/proc/self/limits')) return Infinity
  const [, soft] = /^Max open files\s+(\S+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return soft === 'unlimited' ? Infinity : Number(soft)
}

async function browserPath() {
  const named = process.env.CHROMIUM_PATH ?? debianChromium
  if (existsSync(named)) return named
  try {
    const { chromium } = await import('@playwright/test')
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
  } catch {
    return null
  }
}

/** What a command prints; null where there is none. */
async function wordOf(command, args) {
  const { code, output } = await runCommand(command, args, { show: false }).catch(() => ({ code: 1 }))
  return code === 0 ? output.trim().split('\n').at(-1) : null
}

function isCommand(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
