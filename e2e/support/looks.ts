import type { Page } from '@playwright/test'

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- extends the DOM's own
  interface Window {
    /** How every element looked, and what stood before and after it: each property as the browser has worked it out. */
    looks?: string[][]
  }
}

/**
 * Answers which elements look different since it was last asked of this page, and in what; nothing at first. Elements must
 * still be the same ones.
 */
export async function changedLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [...getComputedStyle(document.body)]
    const seen = [...document.body.querySelectorAll('*')].flatMap((element) =>
      ([undefined, '::before', '::after'] as const).flatMap((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return []
        const name = `${element.localName}.${element.getAttribute('class')}${part ?? ''}`
        return { name, look: properties.map((property) => style.getPropertyValue(property)) }
      }),
    )
    const before = window.looks
    window.looks = seen.map(({ look }) => look)
    if (!before) return []
    return seen.flatMap(({ name, look }, at) => {
      const changed = properties.flatMap((property, place) =>
        look[place] === before[at]?.[place] ? [] : [`${property}: ${look[place]}`],
      )
      return changed.length > 0 ? [`${name} ${changed.join('; ')}`] : []
    })
  })
}
