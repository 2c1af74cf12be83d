import type { BrowserContext } from '@playwright/test'

/** What the policy of pages keeps off every page of this browser from now on, in its own words. */
export function keptOffIn(context: BrowserContext): string[] {
  const keptOff: string[] = []
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy'))
      keptOff.push(`${message.page()?.url() ?? ''}: ${message.text()}`)
  })
  return keptOff
}
