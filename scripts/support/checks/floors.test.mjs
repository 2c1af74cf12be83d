import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { misplacedModules, moduleFloors } from './floors.mjs'
import { inRoot } from '../paths.mjs'

test('every module of the API stands on one floor', () => {
  expect(misplacedModules(inRoot('server/modules'))).toEqual([])
  expect(new Set(moduleFloors.flat()).size).toBe(moduleFloors.flat().length)
})

test('ARCHITECTURE.md repeats the floors', () => {
  const rows = readFileSync(inRoot('ARCHITECTURE.md'), 'utf8').matchAll(/^\| (\d+) \| ([a-z, -]+) \|$/gm)
  const told = [...rows].map(([, floor, modules]) => [Number(floor), modules.split(', ')])

  expect(told.reverse()).toEqual(moduleFloors.map((modules, floor) => [floor + 1, modules]))
})
