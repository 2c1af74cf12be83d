import { describe, expect, it } from 'vitest'
import { inTurn } from './in-turn'

describe('tasks in turn', () => {
  it('begin when the one before has ended, also when that failed', async () => {
    const said: string[] = []
    const task =
      (name: string, isFailing = false) =>
      async () => {
        said.push(`${name} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        said.push(`${name} ends`)
        if (isFailing) throw new Error(name)
      }
    const run = inTurn()
    const results = await Promise.allSettled([run(task('a')), run(task('b', true)), run(task('c'))])
    expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})
