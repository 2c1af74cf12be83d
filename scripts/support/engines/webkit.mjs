import { freePort } from '../process/network.mjs'
import { readyOrEnded, startCommand } from '../process/children.mjs'

/** For one call: the longest is to start the browser. */
const patienceMs = 30_000

/** Starts WebKitGTK's small browser on a screen nobody sees and speaks to it over WebDriver. */
export async function startWebKit(executable, { width, height, log }) {
  const port = await freePort()
  const program = startCommand(
    'WebKitGTK',
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', executable, `--port=${port}`],
    { log, env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' } },
  )
  const driver = `http://127.0.0.1:${port}`
  await readyOrEnded(program, `${driver}/status`)

  async function send(method, path, body) {
    const response = await fetch(`${driver}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  // What is looked for says when a page is there; its last picture need not have come.
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', pageLoadStrategy: 'none' } }
  const session = await send('POST', '/session', { capabilities })
  const page = `/session/${session.sessionId}`
  await send('POST', `${page}/window/rect`, { width, height })

  return {
    version: session.capabilities.browserVersion,
    /** This driver does not tell what a page writes to its console. */
    faults: null,
    goto: (url) => send('POST', `${page}/url`, { url }),
    evaluate: (expression) =>
      send('POST', `${page}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async screenshot() {
      return Buffer.from(await send('GET', `${page}/screenshot`), 'base64')
    },
    async stop() {
      await send('DELETE', page).catch(() => undefined)
      await program.stop()
    },
  }
}
