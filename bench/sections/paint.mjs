import { launchChromium, phone } from '../../scripts/support/packages/chromium.mjs'
import { percentile } from '../support/figures.mjs'

const visits = 5

/** Lighthouse's mobile profile, applied instead of simulated: 1.6 Mbit/s down, 150 ms away, a quarter of this processor. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const processor = { rate: 4 }

/** Runs in the page: when its first and largest parts stood, what the largest is, how long presses would have waited. */
async function readVitals() {
  /** What was noted so far; where there is always something, however long this machine takes to tell. */
  const entriesOf = (type, longestMs) =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      setTimeout(() => resolve([]), longestMs)
    })
  const [largest, tasks] = await Promise.all([
    entriesOf('largest-contentful-paint', 10_000),
    entriesOf('longtask', 1_000),
  ])
  const first = performance.getEntriesByName('first-contentful-paint')[0].startTime
  const last = largest.at(-1)
  const picture = last.url ? performance.getEntriesByName(last.url)[0] : undefined
  return {
    firstMs: first,
    largestMs: last.startTime,
    what: last.url ? new URL(last.url).pathname.split('/').at(-1) : last.element?.localName,
    pictureKB: (picture?.encodedBodySize ?? 0) / 1024,
    // Total blocking time: of each long task after the first paint what goes beyond 50 ms.
    blockedMs: tasks
      .filter(({ startTime }) => startTime >= first)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
  }
}

/** A first visit to one page, as a phone makes it. */
export async function visit(browser, url) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', processor)
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(readVitals)
  } finally {
    await context.close()
  }
}

/** First and largest contentful paint and total blocking time of each page on a phone: medians of a few first visits. */
export async function measurePaint(store, pages) {
  const browser = await launchChromium()
  try {
    const rows = []
    for (const { name, path } of pages) {
      const seen = []
      for (let count = 0; count < visits; count += 1) seen.push(await visit(browser, `${store.url}${path}`))
      const median = (key) =>
        percentile(
          seen.map((vitals) => vitals[key]),
          0.5,
        )
      const { what, pictureKB } = seen.at(-1)
      const times = {
        firstMs: median('firstMs'),
        largestMs: median('largestMs'),
        blockedMs: median('blockedMs'),
      }
      rows.push({ page: name, ...times, what, pictureKB })
    }
    return rows
  } finally {
    await browser.close()
  }
}
