import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '@/server/config'
import { readSettings } from '@/storefront/settings'
import { builtApi, builtStorefront } from '../scripts/support/build/build.mjs'

const deploy = fileURLToPath(new URL('../deploy/', import.meta.url))
const systemd = join(deploy, 'systemd')
const numbers = ['1', '2']

/** The lines of a unit file by their names, with a template's number put in. */
function readUnit(file: string, number = '') {
  const text = readFileSync(join(systemd, file), 'utf8').replaceAll('%i', number)
  const lines = [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }))
  const all = (wanted: string) => lines.filter(({ name }) => name === wanted).map(({ value }) => value)
  return { all, one: (wanted: string) => all(wanted).join(' ') }
}
type Unit = ReturnType<typeof readUnit>

const environmentOf = (unit: Unit) =>
  Object.fromEntries(
    unit
      .one('Environment')
      .split(' ')
      .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )

/** What a house writes into /etc/store, as the page beside the units says. */
const secrets = {
  DATABASE_URL: 'postgres://store:password@127.0.0.1:5432/store',
  APP_SECRET: 'x'.repeat(32),
  REVALIDATE_SECRET: 'x'.repeat(16),
  OPS_TOKEN: 'x'.repeat(16),
  SITE_URL: 'https://store.test',
}
const apis = numbers.map((number) => readUnit('store-api@.service', number))
const storefronts = numbers.map((number) => readUnit('storefront@.service', number))
const configs = apis.map((unit) => readConfig({ ...secrets, ...environmentOf(unit) }))
const settings = storefronts.map((unit) =>
  readSettings({ NODE_ENV: 'production', ...environmentOf(unit), SITE_URL: secrets.SITE_URL }),
)
const nginx = execFileSync('sed', ['-f', join(systemd, 'nginx.sed'), join(deploy, 'nginx.conf')], {
  encoding: 'utf8',
})

describe('the services of one machine', () => {
  it('listen where nginx sends, and where the other program asks', () => {
    const serversOf = (upstream: string) => {
      const [, block = ''] = new RegExp(`^upstream ${upstream} \\{(.*?)^\\}`, 'ms').exec(nginx) ?? []
      return [...block.matchAll(/server (\S+) /g)].map(([, server]) => server)
    }
    const addresses = configs.map(({ host, port }) => `${host}:${port}`)

    expect(serversOf('apis')).toEqual(addresses)
    expect(serversOf('ready_apis')).toEqual(addresses)
    expect(serversOf('storefronts')).toEqual(settings.map(({ port }) => `127.0.0.1:${port}`))
    for (const { storefrontUrls } of configs)
      expect(storefrontUrls).toEqual(settings.map(({ port }) => `http://127.0.0.1:${port}`))
    for (const { apiUrl } of settings) expect(nginx).toContain(`listen ${new URL(apiUrl).host};`)
  })

  it('[X04] are open to nobody but nginx, which is open at one port', () => {
    const listens = [...nginx.matchAll(/^\s*listen (\S+);/gm)].map(([, address]) => address)

    expect(listens.filter((address) => !address?.startsWith('127.0.0.1:'))).toEqual(['80'])
    for (const { host, metrics } of configs) expect([host, metrics?.host]).toEqual(['127.0.0.1', '127.0.0.1'])
    for (const { metrics } of settings) expect(metrics?.host).toBe('127.0.0.1')
    for (const unit of storefronts) {
      expect(unit.one('IPAddressDeny')).toBe('any')
      expect(unit.one('IPAddressAllow')).toBe('localhost')
    }
  })

  it('have a port each', () => {
    const ports = [...configs, ...settings].flatMap(({ port, metrics }) => [port, metrics?.port])

    expect(ports).not.toContain(undefined)
    expect(new Set(ports).size).toBe(8)
  })

  it('are given settings that exist, and what is secret from a file for root alone', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
    const isKnown = (name: string) =>
      ['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'].includes(name) ||
      new RegExp(`^#? ?${name}=`, 'm').test(example)
    const page = readFileSync(join(systemd, 'README.md'), 'utf8')

    for (const unit of [...apis, ...storefronts, readUnit('store-backup.service')]) {
      const names = Object.keys(environmentOf(unit))
      expect(names.filter((name) => !isKnown(name))).toEqual([])
      expect(names.filter((name) => /SECRET|TOKEN|KEY|DATABASE_URL/.test(name))).toEqual([])
      expect(page).toContain(`install -m 600 /dev/null ${unit.one('EnvironmentFile')}`)
    }
    for (const name of Object.keys(secrets)) expect(page).toContain(`\`${name}\``)
  })

  it('have time to answer what they took before they are killed, and memory for their heap', () => {
    const [, idle = ''] = /keepalive_timeout (\d+)s/.exec(nginx) ?? []
    const answering = 8

    for (const [unit, { drainSeconds }] of [
      ...apis.map((unit, n) => [unit, configs[n]!] as const),
      ...storefronts.map((unit, n) => [unit, settings[n]!] as const),
    ]) {
      expect(drainSeconds).toBeGreaterThan(Number(idle))
      expect(Number(unit.one('TimeoutStopSec'))).toBeGreaterThan(2 * drainSeconds + answering)
      const [, heapMB = ''] = /--max-old-space-size=(\d+)/.exec(unit.one('ExecStart')) ?? []
      const [, limitGB = ''] = /^(\d+)G$/.exec(unit.one('MemoryMax')) ?? []
      expect(Number(limitGB) * 1024).toBeGreaterThanOrEqual(2 * Number(heapMB || Infinity))
    }
  })

  it('keep their heaps as small as `npm start` does', () => {
    for (const unit of apis) expect(unit.one('ExecStart')).toContain(` ${builtApi.slice(0, -1).join(' ')} `)
    for (const unit of storefronts)
      expect(unit.one('ExecStart')).toContain(` ${builtStorefront.slice(0, -1).join(' ')} `)
  })

  it('[X04] can do nothing but their work, and are always started again', () => {
    for (const unit of [...apis, ...storefronts]) {
      const held = [
        'DynamicUser',
        'NoNewPrivileges',
        'ProtectHome',
        'PrivateTmp',
        'PrivateDevices',
        'LockPersonality',
      ]
      expect(held.filter((name) => unit.one(name) !== 'yes')).toEqual([])
      expect(unit.one('ProtectSystem')).toBe('strict')
      expect(unit.all('CapabilityBoundingSet')).toEqual([''])
      expect(unit.one('Restart')).toBe('always')
      expect(unit.one('StartLimitIntervalSec')).toBe('0')
    }
  })

  it('are started as their containers are', () => {
    const dockerfile = readFileSync(join(deploy, 'Dockerfile'), 'utf8')
    for (const unit of [...apis, ...storefronts]) {
      const command = unit.one('ExecStart').replace('/usr/bin/', '').split(' ')
      expect(dockerfile).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`)
    }
  })

  it('are renewed one after the other, the APIs first, each once the one before is ready', () => {
    const renewed = readUnit('store-renew.service')
      .all('ExecStart')
      .flatMap((line) => /systemctl restart (\S+)/.exec(line)?.[1] ?? [])

    expect(renewed).toEqual(['store-api@1', 'store-api@2', 'storefront@1', 'storefront@2'])
    const wanted = readUnit('store.target').one('Wants').split(' ')
    for (const name of renewed) expect(wanted).toContain(`${name}.service`)
    apis.forEach((unit, n) => {
      expect(unit.one('ExecStartPost')).toContain(`http://127.0.0.1:${configs[n]?.port}/health/ready`)
    })
    storefronts.forEach((unit, n) => {
      expect(unit.one('ExecStartPost')).toContain(`http://127.0.0.1:${settings[n]?.port}/`)
    })
  })
})

const analyze = '/usr/bin/systemd-analyze'
describe.runIf(existsSync(analyze))('systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-units-'))
  const isUnit = (name: string) => /\.(service|timer|target)$/.test(name)

  beforeAll(() => {
    cpSync(systemd, folder, { recursive: true })
    // Node is elsewhere on some machines, and is not what is asked about.
    for (const name of readdirSync(folder).filter(isUnit)) {
      const text = readFileSync(join(folder, name), 'utf8')
      writeFileSync(join(folder, name), text.replaceAll(/\/usr\/bin\/(node|curl)/g, '/bin/sh'))
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('understands every unit', () => {
    const units = readdirSync(folder)
      .filter(isUnit)
      .map((name) => join(folder, name.replace('@.', '@1.')))
    const { status, stderr } = spawnSync(analyze, ['verify', '--man=no', ...units], {
      encoding: 'utf8',
    })

    expect(stderr.split('\n').filter((line) => line.includes(folder))).toEqual([])
    expect(status).toBe(0)
  })
})
