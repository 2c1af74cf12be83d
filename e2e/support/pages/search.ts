import type { Page } from '@playwright/test'

/** The search over any page, and the page of its results. */
export class Search {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Opens the panel from the head of the page. */
  async openPanel() {
    await this.#page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).click()
  }

  async openResults(q: string) {
    await this.#page.goto(`/search?q=${encodeURIComponent(q)}`)
  }

  /** On phones the way to the search under the header. */
  get strip() {
    return this.#page.getByRole('search', { name: '搜索入口' }).getByRole('button')
  }

  get panel() {
    return this.#page.getByRole('dialog', { name: '搜索' })
  }

  get field() {
    return this.panel.getByRole('searchbox', { name: '搜索商品' })
  }

  get cards() {
    return this.panel.getByRole('link').filter({ hasText: '¥' })
  }

  get seeAll() {
    return this.panel.getByRole('link', { name: /^查看搜索结果/ })
  }

  word(name: string) {
    return this.panel.getByRole('link', { name, exact: true })
  }

  /** The head of the results, with their number. */
  get title() {
    return this.#page.getByRole('heading', { level: 1 })
  }

  get results() {
    // Without scripts the ranges of prices are links too, each with its count.
    return this.#page
      .getByRole('main')
      .getByRole('link')
      .filter({ hasText: '¥', hasNotText: /\(\d+\)$/ })
  }
}
