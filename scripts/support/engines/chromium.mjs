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
  const { targetId } = await line.call('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await line.call('Target.attachToTarget', { targetId, flatten: true })
  const call = (method, params) => line.call(method, params, { sessionId })

  const faults = []
  line.on('Runtime.exceptionThrown', ({ exceptionDetails }) => faults.push(textOf(exceptionDetails)))
  line.on('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error') faults.push(args.map((arg) => arg.value ?? arg.description).join(' '))
  })
  const reqs = new Map(); const t0=Date.now()
  line.on('Network.requestWillBeSent', ({ requestId, request, type }) => { reqs.set(requestId, request.method+' '+request.url.replace(/^http:..[^/]*/, '')+' '+type) })
  line.on('Network.responseReceivedExtraInfo', ({ requestId, headers, statusCode }) => { const r = reqs.get(requestId); if (process.env.ENGINES_DEBUG && r && !/_next|pictures/.test(r)) console.log(Date.now()-t0, statusCode, r.slice(0,90), (headers['set-cookie']??headers['Set-Cookie']??'').replace(/\n/g,' ## ').slice(0,300)) })
  line.on('Network.loadingFailed', ({ requestId, errorText }) => { if (process.env.ENGINES_DEBUG) console.log(Date.now()-t0,'FAILED', reqs.get(requestId), errorText) })
  await call('Network.enable')
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
