import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { usage } from '@/server/ops/commands/commands'

const guide = readFileSync(new URL('../docs/operator.md', import.meta.url), 'utf8')

it('the operator’s day has every command in its place', () => {
  const commands = [...usage.matchAll(/^ {2}([a-z-]+ [a-z]+)/gm)].map(([, command = '']) => command)

  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter((command) => !guide.includes(`npm run ops -- ${command}`))).toEqual([])
})
