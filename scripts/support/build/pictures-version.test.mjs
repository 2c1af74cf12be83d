import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { picturesVersion } from './pictures-version.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-pictures-'))
  writeFileSync(join(folder, 'bag-480.avif'), 'a bag')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('gives pictures another address when one of them is drawn anew or renamed, and only then', () => {
  const first = picturesVersion(folder)
  expect(first).toMatch(/^[0-9a-f]{8}$/)
  expect(picturesVersion(folder)).toBe(first)

  writeFileSync(join(folder, 'bag-480.avif'), 'a bag drawn anew')
  const anew = picturesVersion(folder)
  renameSync(join(folder, 'bag-480.avif'), join(folder, 'belt-480.avif'))

  expect(new Set([first, anew, picturesVersion(folder)]).size).toBe(3)
})
