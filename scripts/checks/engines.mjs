/**
 * `npm run engines`: walks through the built store in every engine this machine has, as a phone and on a desktop, and prints one
 * table. `-- --test`: those of the npm registry alone, each on one device, as `npm test` does. `-- --write`: the table into docs/browsers.md.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ensureInstalled } from '../support/packages/install.mjs'
import { inRoot, reports } from '../support/paths.mjs'
import { run, say, step } from '../support/say.mjs'

const page = inRoot('docs/browsers.md')
const begin = '<!-- the table of `npm run engines` -->'
const end = '<!-- its end -->'

await run(async () => {
  await ensureInstalled()
  const { ensureBrowser } = await import('../support/packages/browser.mjs')
  const { engines, enginesReport } = await import('../support/engines/engines.mjs')
  const { bundleHand } = await import('../support/engines/person.mjs')
  const { walkIn } = await import('../support/engines/round.mjs')
  const { tableOf } = await import('../support/engines/table.mjs')
  const { startStore } = await import('../support/own-store.mjs')
  const isTest = process.argv.includes('--test')

  await ensureBrowser()
  rmSync(inRoot('.reports/engines'), { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const hand = await bundleHand()
  const store = await startStore('engines', { ANALYTICS_RECEIVER: 'sandbox' })
  const rounds = []
  try {
    for (const engine of engines.filter(({ inTests }) => !isTest || inTests)) {
      const file = await engine.find()
      if (file === null) rounds.push({ engine })
      else
        rounds.push(
          await step(engine.name, () =>
            walkIn(engine, file, { store, hand, only: isTest && engine.inTests }),
          ),
        )
    }
  } finally {
    await store.stop()
  }

  const table = tableOf(rounds)
  say(table)
  const outcomes = rounds.flatMap((round) => round.outcomes ?? [])
  writeFileSync(enginesReport, JSON.stringify(outcomes))
  if (process.argv.includes('--write')) await writeTable(table)
  return outcomes.some(({ fault }) => fault !== null) ? 1 : 0
})

async function writeTable(table) {
  const { format } = await import('prettier')
  const [before, , after] = readFileSync(page, 'utf8').split(new RegExp(`${begin}|${end}`))
  writeFileSync(page, await format(`${before}${begin}\n\n${table}\n\n${end}${after}`, { parser: 'markdown' }))
}
