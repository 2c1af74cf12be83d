/** Reads every script and style sheet of the built storefront for what the oldest supported browsers lack. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findInScript, findInStyles } from '../support/checks/browser-floor.mjs'
import { inRoot } from '../support/paths.mjs'
import { run, say } from '../support/say.mjs'

await run(() => {
  const folder = inRoot('.next/static')
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css)$/.test(name))
  if (files.length === 0) throw new Error('There is no built storefront: run `npm run build` first.')

  const findings = files.flatMap((name) => {
    const source = readFileSync(join(folder, name), 'utf8')
    return find(name, source).map((what) => `${name}: ${what}`)
  })
  for (const finding of findings) say(finding)
  say(`${files.length} files read, ${findings.length} findings`)
  return findings.length === 0 ? 0 : 1
})

function find(name, source) {
  try {
    return name.endsWith('.css') ? findInStyles(source) : findInScript(source)
  } catch (error) {
    return [error.message]
  }
}
