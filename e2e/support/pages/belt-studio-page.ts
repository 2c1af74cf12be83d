import type { Page } from '@playwright/test'

/** `/threekit`: a belt put together. */
export class BeltStudioPage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async open(sku: string, s = '') {
    await this.#page.goto(`/threekit?${new URLSearchParams({ sku, ...(s && { s }) }).toString()}`)
  }

  get place() {
    return this.#page.getByRole('region', { name: '腰带' })
  }

  get enter() {
    return this.place.getByRole('button', { name: '三维查看' })
  }

  /** The belt itself, once it is drawn. */
  get live() {
    return this.place.getByRole('img', { name: /方向键转动/ })
  }

  option(group: string, name: string) {
    return this.#page.getByRole('group', { name: group }).getByRole('radio', { name })
  }

  /** What a screen reader hears of the choice. */
  get words() {
    return this.#page.getByRole('complementary', { name: '选配' }).getByRole('status').last()
  }

  get add() {
    return this.#page.getByRole('button', { name: '加入购物袋' })
  }

  /** What the press fetched, as it came over the wire, kB. */
  fetchedSince(start: number): Promise<number> {
    return this.#page.evaluate(
      (from) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.startTime >= from && entry.name.includes('/_next/'))
          .reduce(
            (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
            0,
          ) / 1000,
      start,
    )
  }
}
