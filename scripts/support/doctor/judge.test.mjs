import { expect, test } from 'vitest'
import { isWell, judge } from './judge.mjs'

const GB = 1024 ** 3
const well = {
  node: '20.20.2',
  engines: '>=20.19',
  npm: '10.8.2',
  isInstalled: true,
  settingsFault: null,
  ports: [
    { variable: 'PORT', port: 3000, isFree: true },
    { variable: 'API_PORT', port: 4000, isFree: true },
  ],
  disk: 20 * GB,
  memory: 8 * GB,
  files: 1_048_576,
  browser: '/usr/bin/chromium',
  hasChineseFonts: true,
  postgres: '/usr/lib/postgresql/15/bin',
  nginx: true,
  installsByItself: false,
  commands: ['blender', 'ffmpeg', 'docker'],
}
const missing = (facts) => judge({ ...well, ...facts }).filter(({ isThere }) => !isThere)

test('a machine that has everything lacks nothing', () => {
  expect(missing({})).toEqual([])
})

test.each([
  [{ node: '18.20.0' }, /Node 20\.19 or newer/],
  [{ node: '20.9.0' }, /Node 20\.19 or newer/],
  [{ npm: null }, /npm/],
  [{ ports: [{ variable: 'PORT', port: 3000, isFree: false }] }, /PORT=3001/],
  [{ settingsFault: 'PORT is "x": a port is a number' }, /a port is a number/],
  [{ disk: 1 * GB }, /4 GB/],
])('with %j the store cannot be started, and it says what to do', (facts, todo) => {
  const findings = missing(facts)

  expect(findings).toHaveLength(1)
  expect(findings[0].todo).toMatch(todo)
  expect(isWell(findings)).toBe(false)
})

test.each([
  [{ isInstalled: false }, /npm ci/],
  [{ memory: 1 * GB }, /swap/],
  [{ files: 256 }, /ulimit -n 4096/],
  [{ browser: null }, /playwright install/],
  [{ browser: null, installsByItself: true }, /npm test installs it/],
  [{ hasChineseFonts: false }, /fonts-noto-cjk/],
  [{ postgres: null }, /TEST_DATABASE_URL/],
  [{ nginx: false }, /nginx-light/],
  [{ commands: ['ffmpeg', 'docker'] }, /blender/],
])('with %j it can, and it says what else helps', (facts, todo) => {
  const findings = missing(facts)

  expect(findings).toHaveLength(1)
  expect(findings[0].todo).toMatch(todo)
  expect(isWell(findings)).toBe(true)
})

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (node) => {
  expect(missing({ node })).toEqual([])
})
