/**
 * `npm run audit`: known weaknesses (npm's register) and licences of what the store ships with. Ends with 1 when there is one; when the
 * register cannot be asked it says so and, without `--online`, ends with 0.
 */
import { readFileSync } from 'node:fs'
import { unacceptedLicences } from '../support/checks/licences.mjs'
import { inRoot } from '../support/paths.mjs'
import { runCommand } from '../support/process/children.mjs'
import { describeAudit } from '../support/checks/audit.mjs'
import { run, say } from '../support/say.mjs'

await run(async () => {
  const licences = unacceptedLicences(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')))
  for (const licence of licences) say(`Licence to be accepted or avoided: ${licence}`)

  const { output } = await runCommand('npm', ['audit', '--omit=dev', '--json'], { show: false })
  const { lines, isAsked, isWell } = describeAudit(output)
  for (const line of lines) say(line)
  const mustAsk = process.argv.includes('--online')
  return licences.length === 0 && isWell && (isAsked || !mustAsk) ? 0 : 1
})
