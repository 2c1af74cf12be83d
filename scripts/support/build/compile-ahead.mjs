import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Chromium reads it in a file's first line: it compiles the whole file beside the page instead of function by function in its way. */
const HINT = '//# allFunctionsCalledOnLoad\n'

const file = /<script src="\/_next\/static\/([^"?]+\.js)"/g

/** Marks each file of script that a page of the build `built` begins with; what opens later is compiled as it is used. */
export function compileAhead(built) {
  const pages = readdirSync(join(built, 'server/app'), { recursive: true }).filter((name) =>
    name.endsWith('.html'),
  )
  const names = pages.flatMap((name) =>
    [...readFileSync(join(built, 'server/app', name), 'utf8').matchAll(file)].map(([, script]) => script),
  )
  for (const path of new Set(names.map((name) => join(built, 'static', name)))) {
    if (!existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    if (!text.startsWith(HINT)) writeFileSync(path, HINT + text)
  }
}
