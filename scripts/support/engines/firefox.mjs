import { freePort } from '../process/network.mjs'
import { readyOrEnded, startCommand } from '../process/children.mjs'
import { connect } from './protocol.mjs'

/** Starts a Firefox and speaks to its one page over WebDriver BiDi. */
export async function startFirefox(executable, { width, height, profile, log }) {
  const port = await freePort()
  const program = startCommand(
    'Firefox',
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)],
    { log, env: { ...process.env, HOME: profile } },
  )
  await readyOrEnded(program, `http://127.0.0.1:${port}/`)

  const line = await connect(`ws://127.0.0.1:${port}/session`)
  const { capabilities } = await line.call('session.new', { capabilities: {} })
  const { contexts } = await line.call('browsingContext.getTree')
  const { context } = contexts[0]

  const faults = []
  line.on('log.entryAdded', ({ level, text }) => {
    if (level === 'error') faults.push(text)
  })
  await line.call('session.subscribe', { events: ['log.entryAdded'] })
  await line.call('browsingContext.setViewport', { context, viewport: { width, height } })

  return {
    version: capabilities.browserVersion,
    faults,
    goto: (url) => line.call('browsingContext.navigate', { context, url, wait: 'none' }),
    async evaluate(expression) {
      // Values come back typed, piece by piece: as text they come whole.
      const asText = `(async () => JSON.stringify(await (${expression})))()`
      const { type, result, exceptionDetails } = await line.call('script.evaluate', {
        expression: asText,
        target: { context },
        awaitPromise: true,
      })
      if (type === 'exception') throw new Error(exceptionDetails.text)
      return result.value === undefined ? undefined : JSON.parse(result.value)
    },
    async screenshot() {
      return Buffer.from((await line.call('browsingContext.captureScreenshot', { context })).data, 'base64')
    },
    async stop() {
      line.close()
      await program.stop()
    },
  }
}
