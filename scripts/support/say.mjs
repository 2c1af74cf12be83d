/** What the scripts print: one plain line a step, with its seconds. */
const colour = (code) => (text) => (process.stdout.isTTY ? `\u001b[${code}m${text}\u001b[0m` : text)

export const green = colour(32)
export const red = colour(31)
export const grey = colour(90)

export const say = (line) => console.log(line)

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Runs a step, saying its name before, a sign of life every ten seconds, and its seconds after. */
export async function step(name, work) {
  const began = Date.now()
  say(`${grey('…')} ${name}`)
  const alive = setInterval(() => say(grey(`  … ${name}: ${seconds(began)}`)), 10_000)
  try {
    const result = await work()
    say(`${green('✓')} ${name} ${grey(seconds(began))}`)
    return result
  } catch (error) {
    say(`${red('✗')} ${name} ${grey(seconds(began))}`)
    throw error
  } finally {
    clearInterval(alive)
  }
}

/** A failure with a sentence for the reader, no stack. */
export class Stop extends Error {
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Runs a script's main function; what it throws becomes a message and an exit code. */
export async function run(main) {
  // npm does not hand every signal on through its shell: stop when that shell is gone.
  if (process.env.npm_lifecycle_event) await import('./process/leave-with-parent.mjs')
  try {
    process.exitCode = (await main()) ?? process.exitCode ?? 0
  } catch (error) {
    console.error(red(error instanceof Stop ? error.message : error.stack))
    process.exitCode = error instanceof Stop ? error.exitCode : 1
  }
}
