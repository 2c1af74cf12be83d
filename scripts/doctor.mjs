/** `npm run doctor`: what is missing on this machine to start and to test the store, and what to do. Changes nothing. */
import { examine } from './support/doctor/examine.mjs'
import { isWell, judge } from './support/doctor/judge.mjs'
import { green, grey, red, run, say } from './support/say.mjs'

await run(async () => {
  const findings = judge(await examine())
  for (const { isThere, use, what, todo } of findings) {
    const mark = use === 'needed' ? red('✗') : grey('–')
    say(`${isThere ? green('✓') : mark} ${what}`)
    if (!isThere) say(`    ${use === 'needed' ? '' : `(${use}) `}${todo}`)
  }
  if (isWell(findings)) say(`\n${green('The store can be started:')} npm start`)
  else say(`\n${red('The store cannot be started yet:')} see the lines marked ✗`)
  return isWell(findings) ? 0 : 1
})
