import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { tsImport } from 'tsx/esm/api'
import { ensureBrowser } from '../../scripts/support/packages/browser.mjs'
import { launchOptions } from '../../scripts/support/packages/launch-options.mjs'
import { percentile } from '../support/figures.mjs'
import { ownMB, sharedMB } from '../support/processes.mjs'

const SECONDS_OF_PACE = 20
const MINUTES_OF_MEMORY = 3
/** What the first pictures fetch and compile is not counted. */
const WARM_UP_MS = 10_000

const film = fileURLToPath(new URL('../../e2e/support/drawn-face.ts', import.meta.url))

/** The try-on on a camera in which the drawn face sways: pictures a second beside a loop that finds no face, and memory. */
export async function measureTryOn(store) {
  const { aFilm, filmOf } = await tsImport(film, import.meta.url)
  await aFilm('swaying')
  await ensureBrowser()
  const { args, ...options } = launchOptions({ isWhole: true })
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${filmOf('swaying')}`,
  ]
  const browser = await chromium.launch({ ...options, args: [...args, ...camera] })
  try {
    const page = await browser.newPage()
    await page.addInitScript(countLooks)
    await page.goto(`${store.url}/makeup?sku=LP-0101`)
    const empty = await page.evaluate(emptyLoop, SECONDS_OF_PACE)
    // Its own memory is what a camera costs that nobody wears anything before.
    const [, emptyMemory] = await Promise.all([
      page.evaluate(emptyLoop, MINUTES_OF_MEMORY * 60),
      memoryOf(browser, page),
    ])
    await page.getByRole('button', { name: '使用摄像头' }).click()
    await page.getByRole('button', { name: '同意并继续' }).click()
    await page.getByText(/^正在试戴：/).waitFor({ timeout: 60_000 })
    await page.waitForTimeout(WARM_UP_MS)
    const pace = await paceOf(page, SECONDS_OF_PACE)
    const memory = await memoryOf(browser, page)
    return {
      pace: [{ wornASecond: pace, emptyASecond: empty, share: `${((pace / empty) * 100).toFixed(0)} %` }],
      memory: memory.map((row, at) => ({ ...row, emptyOwnMB: emptyMemory[at]?.ownMB })),
    }
  } finally {
    await browser.close()
  }
}

/** Runs in the page, before its scripts: each picture a face is looked for in is one. */
function countLooks() {
  const post = Worker.prototype.postMessage
  globalThis.looks = 0
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message?.pixels) globalThis.looks += 1
    return post.call(this, message, ...rest)
  }
}

/** Runs in the page: a camera that is drawn and read as the try-on does, and nothing else; pictures a second. */
async function emptyLoop(seconds) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: true })
  const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true })
  await video.play()
  const context = Object.assign(document.createElement('canvas'), { width: 480, height: 360 }).getContext(
    '2d',
    {
      willReadFrequently: true,
    },
  )
  const until = performance.now() + seconds * 1000
  let drawn = 0
  while (performance.now() < until) {
    context.drawImage(video, 0, 0, 480, 360)
    context.getImageData(0, 0, 480, 360)
    drawn += 1
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  for (const track of stream.getTracks()) track.stop()
  return drawn / seconds
}

async function paceOf(page, seconds) {
  const before = await page.evaluate(() => globalThis.looks)
  await page.waitForTimeout(seconds * 1000)
  return ((await page.evaluate(() => globalThis.looks)) - before) / seconds
}

/**
 * What script holds after its rubbish is collected, and the page's process, every half minute: its own memory, and apart from it what
 * it shares with the camera, whose pictures the browser keeps in a pool that fills within a minute whoever looks at them.
 */
async function memoryOf(browser, page) {
  const session = await page.context().newCDPSession(page)
  const wide = await browser.newBrowserCDPSession()
  const rows = []
  for (let minute = 0; minute < MINUTES_OF_MEMORY; minute += 0.5) {
    if (minute > 0) await page.waitForTimeout(30_000)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { processInfo } = await wide.send('SystemInfo.getProcessInfo')
    const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
    rows.push({ minute, scriptMB: usedSize / 2 ** 20, ownMB: ownMB(pages), sharedMB: sharedMB(pages) })
  }
  return rows
}

/** Only turned: what a picture costs where nothing changes but the view. */
const turned = '转动'

/** What is chosen of a belt, one after another: every kind of change, also of shapes that were not there yet. */
const choices = [
  [turned],
  [turned],
  ['皮革', '粒面小牛皮'],
  ['颜色', '松林绿'],
  ['带扣', '叶形'],
  ['金属', '银色'],
  ['宽度', '3.5 厘米'],
  ['尺码', '90'],
  ['宽度', '3 厘米'],
]

/** How long presses in the belt's page take until what they changed is on the screen: by the browser's own event timing. */
export async function measureBelt(store) {
  await ensureBrowser()
  const browser = await chromium.launch(launchOptions({ isWhole: true }))
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${store.url}/threekit?sku=BL-0201`)
    await page.getByRole('button', { name: '三维查看' }).click()
    await page.getByRole('button', { name: '三维查看' }).waitFor({ state: 'detached', timeout: 60_000 })
    await page.waitForTimeout(WARM_UP_MS)
    const rows = []
    for (const [group, name] of choices) {
      await page.evaluate(watchPresses)
      await (
        group === turned
          ? page.getByRole('img', { name: /方向键转动/ })
          : page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
      ).press(group === turned ? 'ArrowLeft' : ' ')
      await page.waitForTimeout(1500)
      const presses = await page.evaluate(() => globalThis.presses)
      rows.push({
        choice: [group, name].filter(Boolean).join(' '),
        scriptMs: percentile(
          presses.map((press) => press.scriptMs),
          1,
        ),
        shownMs: percentile(
          presses.map((press) => press.shownMs),
          1,
        ),
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
function watchPresses() {
  globalThis.watching?.disconnect()
  globalThis.presses = []
  globalThis.watching = new PerformanceObserver((list) => {
    for (const { interactionId, duration, processingStart, processingEnd } of list.getEntries())
      if (interactionId)
        globalThis.presses.push({ shownMs: duration, scriptMs: processingEnd - processingStart })
  })
  globalThis.watching.observe({ type: 'event', durationThreshold: 16 })
}
