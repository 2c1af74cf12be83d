import type { Page } from '@playwright/test'

/** What a page sends from now on: where to, and how many bytes with it. */
export function sentBy(page: Page): { url: string; bytes: number }[] {
  const sent: { url: string; bytes: number }[] = []
  page.on('request', (request) => {
    sent.push({ url: request.url(), bytes: request.postDataBuffer()?.byteLength ?? 0 })
  })
  return sent
}
