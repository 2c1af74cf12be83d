import { freePort } from '../process/network.mjs'
import { readyOrEnded, startCommand } from '../process/children.mjs'
import { connect } from './protocol.mjs'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--hide-scrollbars',
]

/** Starts a Chromium of any age and speaks to its one page over the DevTools protocol. */
export async function startChromium(executable, { width, height, isPhone, profile, log }) {
  const port = await freePort()
  const program = startCommand(
    'Chromium',
    executable,
    [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, 'about:blank'],
    { log },
  )
  const address = `http://127.0.0.1:${port}/json/version`
  await readyOrEnded(program, address)
  const { Browser, webSocketDebuggerUrl } = await (await fetch(address)).json()

  const line = await connect(webSocketDebuggerUrl)
  // In memory: Chromium 103's network ends, and the session with it, when it writes a cookie down, half a minute after it was set.
  const { browserContextId } = await line.call('Target.createBrowserContext')
  const { targetId } = await line.call('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await line.call('Target.attachToTarget', { targetId, flatten: true })
  const call = (method, params) => line.call(method, params, { sessionId })

  const faults = []
  line.on('Runtime.exceptionThrown', ({ exceptionDetails }) => faults.push(textOf(exceptionDetails)))
  line.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error') faults.push(args.map((arg) => arg.value ?? arg.description).join(' '))
  })
  await call('Page.enable')
  await call('Runtime.enable')
  await call('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: isPhone })
  await call('Emulation.setTouchEmulationEnabled', { enabled: isPhone })

  return {
    version: Browser.replace(/^[^/]*\//, ''),
    faults,
    goto: (url) => call('Page.navigate', { url }),
    async evaluate(expression) {
      const options = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await call('Runtime.evaluate', options)
      if (exceptionDetails) throw new Error(textOf(exceptionDetails))
      return result.value
    },
    async screenshot() {
      return Buffer.from((await call('Page.captureScreenshot')).data, 'base64')
    },
    async stop() {
      line.close()
      await program.stop()
    },
  }
}

const textOf = ({ exception, text }) => (exception?.description ?? exception?.value ?? text).split('\n')[0]
