import { brotliCompressSync } from 'node:zlib'
import { setTimeout as pause } from 'node:timers/promises'
import { launchChromium, phone } from '../../scripts/support/packages/chromium.mjs'

/** What a page's first visit brings over the wire on a phone, in bytes as sent. */
async function weigh(browser, url) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map()
  const bytes = { Document: 0, Script: 0, Stylesheet: 0, Image: 0, Font: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind in bytes) bytes[kind] += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(() => document.cookie.includes('session='), null, { timeout: 20_000 })
  // What loads by itself after the session stands, such as prefetched pages, counts too.
  await pause(3000)
  await context.close()
  return bytes
}

/** Asks for a page until it is packed with brotli, which follows the first answer. */
async function waitForBrotli(url) {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  if (headers.get('content-encoding') === 'br') return
  await pause(100)
  await waitForBrotli(url)
}

/** Bytes of a page's HTML without the style that stands in it, unpacked, and of that style as it is packed. */
async function partsOf(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const text = await response.text()
  const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? ''
  return {
    htmlRaw: Buffer.byteLength(text) - Buffer.byteLength(style),
    style: brotliCompressSync(style).byteLength,
  }
}

/** Bytes over the wire of each page; the style that stands in a page counts as style, apart from what follows its first paint. */
export async function measureWeight(store, pages) {
  const browser = await launchChromium()
  try {
    const rows = []
    for (const { name, path } of pages) {
      await waitForBrotli(`${store.url}${path}`)
      const bytes = await weigh(browser, `${store.url}${path}`)
      const parts = await partsOf(`${store.url}${path}`)
      rows.push({
        page: name,
        scriptKB: bytes.Script / 1024,
        htmlKB: (bytes.Document - parts.style) / 1024,
        htmlRawKB: parts.htmlRaw / 1024,
        firstStyleKB: parts.style / 1024,
        laterStyleKB: bytes.Stylesheet / 1024,
        fontKB: bytes.Font / 1024,
        imageKB: bytes.Image / 1024,
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}
