import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compileAhead } from './compile-ahead.mjs'

let built = ''
const chunk = (name) => join(built, 'static/chunks', `${name}.js`)
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'store-built-'))
  mkdirSync(join(built, 'static/chunks'), { recursive: true })
  mkdirSync(join(built, 'server/app/checkout'), { recursive: true })
  for (const name of ['frame', 'bag', 'studio']) writeFileSync(chunk(name), `run("${name}")`)
  const page = (name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
  writeFileSync(join(built, 'server/app/index.html'), page('frame'))
  writeFileSync(join(built, 'server/app/checkout/bag.html'), page('frame') + page('bag'))
})
afterEach(() => rmSync(built, { recursive: true }))

it('[X01] has a browser compile beside the page what a page begins with, and nothing that opens later', () => {
  compileAhead(built)
  compileAhead(built)

  const texts = ['frame', 'bag', 'studio'].map((name) => readFileSync(chunk(name), 'utf8'))
  expect(texts).toEqual([
    '//# allFunctionsCalledOnLoad\nrun("frame")',
    '//# allFunctionsCalledOnLoad\nrun("bag")',
    'run("studio")',
  ])
})
