import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from '@playwright/test'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Violation = { rule: string; help: string; targets: string[] }

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- extends the DOM's own
  interface Window {
    axe: typeof axe
  }
}

/** Every rule of WCAG 2.2 A and AA, and axe's best practices, on what is in the page now, once it has come to rest. */
export async function findViolations(page: Page, { exclude = [] }: { exclude?: string[] } = {}) {
  await page.evaluate(script)
  return page.evaluate(async (excluded): Promise<Violation[]> => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect && effect.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))

    const { violations } = await window.axe.run({ exclude: excluded }, { resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      targets: nodes.map((node) => node.target.join(' ')),
    }))
  }, exclude)
}
