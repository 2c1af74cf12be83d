import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trustedProxies } from './trusted-proxies'

/** The default of a setting in deploy/compose.yaml, as it stands there. */
function deployed(setting: string): string {
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  const found = new RegExp(String.raw`\$\{${setting}:-([^}]+)\}`).exec(compose)
  return found![1]!
}

/** The example of .env.example, as it stands there. */
const example = /^# TRUSTED_PROXIES=(.+)$/m.exec(readFileSync('.env.example', 'utf8'))![1]!

describe('[C08][X04] a trusted proxy', () => {
  it.each([
    ['', '127.0.0.1', true],
    ['', '::1', true],
    ['', '::ffff:127.0.0.1', true],
    ['', '172.30.0.4', false],
    [example, '::ffff:127.0.0.1', true],
    [example, '::1', true],
    [deployed('STOREFRONT_TRUSTED_PROXIES'), '::ffff:172.30.0.4', true],
    [deployed('STOREFRONT_TRUSTED_PROXIES'), '172.30.0.4', true],
    [deployed('STOREFRONT_TRUSTED_PROXIES'), '::ffff:172.30.0.9', false],
    [deployed('STOREFRONT_TRUSTED_PROXIES'), '127.0.0.1', false],
    [deployed('TRUSTED_PROXIES'), '172.30.0.3', true],
    ['10.0.0.0/8, 2001:db8::/32', '::ffff:10.20.30.40', true],
    ['10.0.0.0/8, 2001:db8::/32', '2001:db8::7', true],
    ['10.0.0.0/8, 2001:db8::/32', '11.0.0.1', false],
    ['::ffff:10.0.0.1', '10.0.0.1', true],
    ['10.0.0.1', '', false],
    ['10.0.0.1', 'unknown', false],
  ])('by "%s": %s is one: %s', (setting, peer, isTrusted) => {
    expect(trustedProxies(setting)(peer)).toBe(isTrusted)
  })

  it('is not guessed: an entry that is no address is refused', () => {
    expect(() => trustedProxies('nginx')).toThrow('"nginx" is no address and no network')
  })
})

it('judges each peer by itself, whoever asked before', () => {
  const peers = ['172.30.0.4', '172.30.0.4', '10.0.0.1', '172.30.0.4', '', '10.0.0.1']
  const verdicts = peers.map(trustedProxies('172.30.0.0/16'))

  expect(verdicts).toEqual([true, true, false, true, false, false])
})
