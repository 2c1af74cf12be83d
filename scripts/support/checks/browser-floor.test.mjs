import { expect, test } from 'vitest'
import { findInScript, findInStyles } from './browser-floor.mjs'

test.each([
  ['class A { static { go() } }', ['static block']],
  ['const re = /(?<=a)b/', ['lookbehind']],
  ['list.toSorted()', ['.toSorted()']],
  ['const copy = structuredClone(value)', ['structuredClone']],
  ['Object.hasOwn(a, "b")', ['Object.hasOwn']],
])('finds what the oldest browsers lack: %s', (source, found) => {
  expect(findInScript(source)).toEqual(found)
})

test.each([
  'const copy = typeof structuredClone === "function" ? structuredClone(v) : JSON.parse(JSON.stringify(v))',
  'AbortSignal.timeout?.(5)',
  'const a = list?.at(-1) ?? 0; class B { #x = 1 }',
])('lets pass what they have, and what is looked for first: %s', (source) => {
  expect(findInScript(source)).toEqual([])
})

test('refuses a script they cannot even parse', () => {
  expect(() => findInScript('using x = open()')).toThrow(SyntaxError)
})

test('finds styles above the floor, unless @supports asks first', () => {
  const bad = '@layer a { b { color: red } } .x:has(y) { height: 100dvh } .p { .q & { color: red } }'
  expect(findInStyles(bad)).toEqual(['@layer', ':has()', 'dvh', 'nesting'])
  expect(findInStyles('@supports (height: 1dvh) { .x { height: 100dvh } } .y { inset: 0 }')).toEqual([])
})
