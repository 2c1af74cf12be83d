import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { inRoot } from '../paths.mjs'

const patienceMs = 15_000

/** What the page is given to find and use things, as one script that the oldest engine reads. */
export async function bundleHand() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('scripts/support/engines/hand.mjs')],
    bundle: true,
    write: false,
    minify: true,
    target: 'chrome92',
    define: { 'process.env': '{}' },
    logLevel: 'silent',
  })
  return outputFiles[0].text
}

/** Somebody who walks through the store by what they see. Waits for each thing, and says what was missing in the end. */
export function personIn(driver, url, hand) {
  async function ask(verb, ...args) {
    const call = `hand.${verb}(${args.map(literal).join(', ')})`
    return until(async () => {
      // Before its scripts have run a page takes no press.
      if (await driver.evaluate(`window.isLeft === true || document.readyState !== 'complete'`))
        throw new Error('the page does not come')
      if (await driver.evaluate(`typeof hand === 'undefined'`))
        await driver.evaluate(`(() => { ${hand}; return true })()`)
      return driver.evaluate(call)
    })
  }

  return {
    async goes(path) {
      await driver.evaluate('(() => { window.isLeft = true; return true })()')
      await driver.goto(`${url}${path}`)
    },
    presses: (role, name, inside) => ask('press', role, name, inside),
    fills: (name, text, inside, role = 'textbox') => ask('fill', role, name, text, inside),
    chooses: (name, option, inside) => ask('choose', name, option, inside),
    sees: (role, name, inside) => ask('see', role, name, inside),
    reads: (text) => ask('read', text),
    missesAtLast: (role, name) => ask('miss', role, name),
  }
}

/** Asks again and again until it works or patience is over. */
export async function until(work) {
  const end = Date.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(50)
    }
  }
}

const literal = (value) => {
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  return JSON.stringify(value ?? null)
}
