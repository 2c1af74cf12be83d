import { launchChromium, phone } from '../scripts/support/packages/chromium.mjs'
import { percentile } from './support/figures.mjs'

const visits = 5

/** A middling mobile network: 1.6 Mbit/s down, 150 ms away. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** When the largest part of a page's first view stands in a first visit, in ms, and what it is. */
async function visit(browser, url) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1)
            const picture = performance.getEntriesByName(last.url)[0]
            resolve({
              ms: last.startTime,
              what: last.url ? new URL(last.url).pathname.split('/').at(-1) : last.element?.localName,
              pictureKB: (picture?.encodedBodySize ?? 0) / 1024,
            })
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}

/** The largest contentful paint of each page on a phone and a middling network: the median of a few first visits. */
export async function measurePaint(store, pages) {
  const browser = await launchChromium()
  try {
    const rows = []
    for (const { name, path } of pages) {
      const seen = []
      for (let count = 0; count < visits; count += 1) seen.push(await visit(browser, `${store.url}${path}`))
      const times = seen.map(({ ms }) => ms).sort((a, b) => a - b)
      const { what, pictureKB } = seen.at(-1)
      rows.push({ page: name, paintMs: percentile(times, 0.5), what, pictureKB })
    }
    return rows
  } finally {
    await browser.close()
  }
}
