import { expect, test } from 'vitest'
import { tableOf } from './table.mjs'

const chromium = { name: 'Chromium 92', from: 'npm' }
const firefox = { name: 'Firefox', from: 'Debian' }
const outcome = (device, step, fault) => ({ device, step, fault })

test('[X02] a step is good when it is on every device; a fault says on which and why', () => {
  const outcomes = [
    outcome('phone', 'menu', null),
    outcome('phone', 'bag', 'no heading'),
    outcome('desktop', 'menu', null),
    outcome('desktop', 'bag', null),
  ]
  const table = tableOf([{ engine: chromium, version: '92.0', styles: ['a: b'], wanting: [], outcomes }])

  expect(table).toContain('| menu | ✓ |')
  expect(table).toContain('| bag | ✗ phone: no heading |')
  expect(table).toContain('| styles it passes over | `a: b` |')
  expect(table).toContain('| asked for in vain | nothing |')
})

test('[X02] an engine that is not there has passed nothing', () => {
  const outcomes = [outcome('phone', 'menu', null)]
  const present = { engine: chromium, version: '92.0', styles: [], wanting: [], outcomes }
  const table = tableOf([present, { engine: firefox }])

  expect(table).toContain('| version | 92.0 | **missing here** |')
  expect(table).toContain('| menu | ✓ |  |')
})
