import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../paths.mjs'
import { unacceptedLicences } from './licences.mjs'

const read = (name) => JSON.parse(readFileSync(inRoot(name), 'utf8'))

test('every package the store ships with has a licence that was accepted', () => {
  expect(unacceptedLicences(read('package-lock.json'))).toEqual([])
})

test('another licence is named, also of a package inside a package; a tool of development is none of its parts', () => {
  const packages = {
    '': { license: 'SEE LICENSE IN LICENSE' },
    'node_modules/good': { license: 'MIT' },
    'node_modules/good/node_modules/viral': { license: 'AGPL-3.0' },
    'node_modules/silent': {},
    'node_modules/tool': { license: 'GPL-3.0', dev: true },
  }

  expect(unacceptedLicences({ packages })).toEqual(['viral: AGPL-3.0', 'silent: none named'])
})

test('the version of package.json has its notes in CHANGELOG.md', () => {
  const [, newest] = /^## (\S+)/m.exec(readFileSync(inRoot('CHANGELOG.md'), 'utf8')) ?? []

  expect(newest).toBe(read('package.json').version)
})
