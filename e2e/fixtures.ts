import { expect, test as base } from '@playwright/test'
import { findViolations } from './support/axe'
import { uniqueMobile } from './support/mobile'
import { outboxIn } from './support/outbox'
import { keptOffIn } from './support/policy'
import { Shopper } from './support/shopper'
import { storeIn } from './support/store'
import type { Violation } from './support/axe'
import type { Outbox } from './support/outbox'
import type { Store } from './support/store'
import type { Page } from '@playwright/test'

export { expect } from '@playwright/test'
export type { APIRequestContext, Locator, Page } from '@playwright/test'

type Fixtures = {
  /** What the sandbox providers sent: SMS codes and captcha answers. */
  outbox: Outbox
  /** A mobile nobody has used before. */
  mobile: string
  /** Every screen of the store, in this test's browser. */
  store: Store
  /** What this browser's shopper did before the test began. */
  shopper: Shopper
  /** Accessibility violations of the page as it is now, by axe-core. */
  axe: (page: Page, options?: { exclude?: string[] }) => Promise<Violation[]>
}

export const test = base.extend<Fixtures>({
  // Whatever a test opens, pages and what opens over them: the policy keeps nothing off it. X04
  context: async ({ context }, use) => {
    const keptOff = keptOffIn(context)
    await use(context)
    expect(keptOff, 'kept off by the policy of pages').toEqual([])
  },
  outbox: async ({}, use) => {
    await use(outboxIn('.reports/data/outbox'))
  },
  mobile: async ({}, use, { parallelIndex }) => {
    await use(uniqueMobile(parallelIndex))
  },
  store: async ({ page, outbox }, use) => {
    await use(storeIn(page, outbox))
  },
  shopper: async ({ page, outbox }, use) => {
    await use(new Shopper(page.request, outbox))
  },
  axe: async ({}, use) => {
    await use(findViolations)
  },
})
