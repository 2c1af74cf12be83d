import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alone, recordServing, servedPorts } from './lock.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** No process has it: Linux gives numbers up to 4194304. */
const GONE = '99999999'

test('[S25] two starts at once build one after the other, and the second says that it waits', async () => {
  const file = join(folder, 'build.lock')
  const order = []
  let finish
  const first = alone(file, () => new Promise((resolve) => (finish = resolve)))
  const second = alone(file, async () => void order.push('second'))

  order.push('first')
  finish()
  await Promise.all([first, second])

  expect(order).toEqual(['first', 'second'])
  expect(console.log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('waiting'))
})

test('[S25] a build that was killed holds nobody up', async () => {
  const file = join(folder, 'build.lock')
  writeFileSync(file, GONE)

  expect(await alone(file, async () => 'built')).toBe('built')
})

test('[S25] a running store is known by its port, one that was killed is not', () => {
  const done = recordServing(folder, 3100)
  writeFileSync(join(folder, GONE), '3200')

  expect(servedPorts(folder)).toEqual([3100])
  done()
  expect(servedPorts(folder)).toEqual([])
})
