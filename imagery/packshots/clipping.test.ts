import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundled } from './bundled'
import type { checkMannequins } from './clipping'

let folder = ''
let check: typeof checkMannequins

beforeAll(async () => {
  const made = await bundled('clipping.ts')
  folder = made.folder
  const loaded: { checkMannequins: typeof checkMannequins } = await import(/* @vite-ignore */ made.url)
  check = loaded.checkMannequins
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A tailored shoulder, a bare one, a close hem, legs; all others with `npm run imagery -- check`. */
const samples = ['RW-0102', 'RW-0403', 'RW-0301', 'RW-0502']

it('no mannequin comes through the garment that hangs on it', { timeout: 120_000 }, async () => {
  expect(await check(samples)).toEqual({ garments: samples.length, faults: [] })
})
